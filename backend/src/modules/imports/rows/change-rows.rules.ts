import { notFound } from '@lichen/contracts/api/problems';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { RowChoice } from '@lichen/contracts/imports/import.entity';
import { importRow, type RowChoices, type RowProblem, warningKey } from '@lichen/contracts/imports/import-row.entity';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Import } from '../import-work.rules';

interface Changing {
  readonly unit: Pick<UnitOfWork, 'records'>;
  readonly record: Pick<Import, '_id'>;
  readonly context: Pick<Context, 'now'>;
}

interface ChangedCell {
  readonly row: string;
  readonly column: number;
  readonly value: Cell;
}

/** Replaces single cells, whose rows are then checked again and their warnings decided anew. Throws if a row is not the import's. */
export async function changeCells({ unit, record, context }: Changing, cells: readonly ChangedCell[]): Promise<void> {
  for (const { row: id, column, value } of cells) {
    const row = await unit.records(importRow).find(id);
    if (row?.import_id !== record._id) throw notFound();
    const changed: Cell[] = [...row.cells];
    while (changed.length < column) changed.push(null);
    changed[column] = value;
    const changes = { cells: changed, verdict: 'waiting', choices: null, updated_on: context.now };
    await unit.records(importRow).updateEach([{ record: row, changes }]);
  }
}

interface RowDecision extends Pick<RowProblem, 'repair' | 'field'> {
  readonly row: string;
  /** Null to decide as for the warning's group. */
  readonly choice: RowChoice | null;
}

/** Returns a row's choices with these decisions; null if none is left. */
function decided(known: RowChoices | null, decisions: readonly RowDecision[]): RowChoices | null {
  const all = new Map<string, RowChoice | null>(Object.entries(known ?? {}));
  for (const decision of decisions) all.set(warningKey(decision), decision.choice);
  const left = [...all].flatMap(([key, choice]) => (choice === null ? [] : [[key, choice] as const]));
  return left.length > 0 ? Object.fromEntries(left) : null;
}

/**
 * Stores a person's choices for warnings of rows; for a warning named twice the last one. Throws if a row is not the
 * import's.
 */
export async function chooseRows({ unit, record, context }: Changing, rows: readonly RowDecision[]): Promise<void> {
  const ids = [...new Set(rows.map(({ row }) => row))];
  const stored = unit.records(importRow);
  const found = await stored.part(['_id', 'version', 'choices'], {
    where: { import_id: record._id, id: { in: ids } },
  });
  if (found.length < ids.length) throw notFound();
  const changed = found.flatMap((row) => {
    const own = rows.filter((decision) => decision.row === row._id);
    const choices = decided(row.choices, own);
    return JSON.stringify(row.choices) === JSON.stringify(choices)
      ? []
      : [{ record: row as RecordOf<typeof importRow>, changes: { choices, updated_on: context.now } }];
  });
  await stored.updateEach(changed);
}
