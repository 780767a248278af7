import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { fileRecords } from '../../../../platform/files/file-records';
import type { Listener } from '../../../../platform/jobs/outbox';
import type { Platform } from '../../../../platform/platform';

/** Removes the file of a deleted received passport; nothing else refers to it. */
export function forgetReceived({ database, clock }: Platform): Listener {
  const kept = fileRecords(database, clock);
  return {
    name: 'compliance.forget-received-passport',
    on: [`${receivedPassport.name}.remove`],
    handle: async ({ companyId, payload }, tx) => {
      for (const { id } of await kept.ofOwner(companyId, String(payload['id']))) await kept.remove(tx, companyId, id);
    },
  };
}
