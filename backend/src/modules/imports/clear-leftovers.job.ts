import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { DailyJob } from '../../platform/daily/daily-job';
import { SYSTEM } from '../../platform/jobs/jobs';
import type { Platform } from '../../platform/platform';
import { CLEAR } from './clear.job';

/** Number of imports looked at in one part. */
const AT_ONCE = 100;

/**
 * Clears imports whose rows are left because the job failed that should have deleted them. The rows of an import are
 * deleted after its file, so that a file that is left is found too.
 */
export const clearLeftovers = ({ jobs }: Pick<Platform, 'jobs'>): DailyJob => ({
  name: 'imports.leftovers',
  part: async ({ companyId, position, read }) => {
    const ids: string[] = [];
    for (let last = position ?? ''; ids.length < AT_ONCE; ) {
      const where = { import_id: { above: last } };
      const [row] = await read(importRow).part(['import_id'], { where, order: [{ column: 'import_id' }], limit: 1 });
      if (!row) break;
      last = row.import_id;
      ids.push(last);
    }
    if (ids.length === 0) return {};
    const known = await read(fileImport).part(['_id'], { where: { id: { in: ids } }, limit: AT_ONCE });
    const isKnown = new Set(known.map(({ _id }) => _id));
    const left = ids.filter((id) => !isKnown.has(id));
    return {
      next: ids.length < AT_ONCE ? undefined : ids.at(-1),
      write:
        left.length > 0
          ? ({ unit }) =>
              jobs.addAll(
                unit.sql,
                left.map((id) => ({ companyId, userId: SYSTEM, kind: CLEAR, input: { id } })),
              )
          : undefined,
    };
  },
});
