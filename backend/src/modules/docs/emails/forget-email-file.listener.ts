import { email } from '@lichen/contracts/docs/emails/email.entity';
import { fileRecords } from '../../../platform/files/file-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';

/** Deletes the stored message when its email is removed. Documents created from its files are kept. */
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
