import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { importRow, type RowProblem } from '@lichen/contracts/imports/import-row.entity';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { type ImportRun, importReader } from '../import-work.rules';
import { withNearest } from '../new-records/nearest-records.query';
import { repairGroups } from './repair-groups';

/** Rows whose problems are read at once: of a file in which nothing is right they are all of its rows. */
const REPAIRED_AT_ONCE = 2000;

/** Repairs, read from the rows themselves, so that they are right wherever the check was interrupted. */
export async function repairsOf(
  run: ImportRun,
  kind: ImportKind,
  warnings: readonly RowProblem[],
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
    if (!last) return withNearest(kind, groups(), importReader(run));
    after = last.place;
  }
}
