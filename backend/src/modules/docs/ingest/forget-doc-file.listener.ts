import { doc } from '@lichen/contracts/docs/doc.entity';
import { fileRecords } from '../../../platform/files/file-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';

/** Deletes the stored file when its document is removed; nothing else refers to it. */
export function forgetDocFile({ database, clock }: Platform): Listener {
  const kept = fileRecords(database, clock);
  return {
    name: 'docs.forget-doc-file',
    on: [`${doc.name}.remove`],
    handle: async ({ companyId, payload }, tx) => {
      for (const { id } of await kept.ofOwner(companyId, String(payload['id']))) await kept.remove(tx, companyId, id);
    },
  };
}
