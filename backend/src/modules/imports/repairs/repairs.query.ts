import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { importRow, type RowWarning } from '@lichen/contracts/imports/import-row.entity';
import type { ImportKind } from '../../../platform/imports/import-kind';
import type { ImportPlan } from '../import-plan';
import { type ImportRun, importReader } from '../import-work.rules';
import { withNearest } from '../new-records/nearest-records.query';
import { withUnit } from './column-units';
import { repairGroups } from './repair-groups';

/** Number of rows whose problems are read in one query; in a file with nothing valid these are all rows. */
const REPAIRED_AT_ONCE = 2000;

/** Returns the repairs, derived from the stored rows and therefore right after an interrupted check. */
export async function repairsOf(
  run: ImportRun,
  { kind, plan }: { readonly kind: ImportKind; readonly plan: ImportPlan },
  warnings: readonly RowWarning[],
): Promise<RepairGroup[]> {
  const { add, groups } = repairGroups();
  add(warnings);
  for (let after = 0; ; ) {
    const page = await importReader(run)(importRow).part(['place', 'problems'], {
      where: { import_id: run.id, verdict: 'error', place: { above: after } },
      order: [{ column: 'place' }],
      limit: REPAIRED_AT_ONCE,
    });
    for (const { problems } of page) add(problems ?? []);
    const last = page.at(-1);
    if (!last)
      return withNearest(
        kind,
        groups().map((group) => withUnit(plan, group)),
        importReader(run),
      );
    after = last.place;
  }
}
