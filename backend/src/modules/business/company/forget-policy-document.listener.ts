import { policy } from '@lichen/contracts/business/company/policy.entity';
import { fileRecords } from '../../../platform/files/file-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';

/** Deletes the uploaded document of a removed policy; nothing else refers to the file. */
export function forgetPolicyDocument({ database, clock }: Platform): Listener {
  const kept = fileRecords(database, clock);
  return {
    name: 'business.forget-policy-document',
    on: [`${policy.name}.remove`],
    handle: async ({ companyId, payload }, tx) => {
      for (const { id } of await kept.ofOwner(companyId, String(payload['id']))) await kept.remove(tx, companyId, id);
    },
  };
}
