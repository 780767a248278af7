import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { fileRecords } from '../../../platform/files/file-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';

/** Deletes the picture of a deleted chart; nothing else references the file. */
export function forgetThumbnail({ database, clock }: Platform): Listener {
  const kept = fileRecords(database, clock);
  return {
    name: 'activities.forget-chart-thumbnail',
    on: [`${chartConfig.name}.remove`],
    handle: async ({ companyId, payload }, tx) => {
      for (const { id } of await kept.ofOwner(companyId, String(payload['id']))) await kept.remove(tx, companyId, id);
    },
  };
}
