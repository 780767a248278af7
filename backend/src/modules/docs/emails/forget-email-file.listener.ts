import { email } from '@lichen/contracts/docs/emails/email.entity';
import { fileRecords } from '../../../platform/files/file-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';

/** The stored message goes with its email; the documents that were made of its files stay. */
export function forgetEmailFile({ database, clock }: Platform): Listener {
  const kept = fileRecords(database, clock);
  return {
    name: 'docs.forget-email-file',
    on: [`${email.name}.remove`],
    handle: async ({ companyId, payload }, tx) => {
      for (const { id } of await kept.ofOwner(companyId, String(payload['id']))) await kept.remove(tx, companyId, id);
    },
  };
}
