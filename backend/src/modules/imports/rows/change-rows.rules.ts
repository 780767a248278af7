import { notFound } from '@lichen/contracts/api/problems';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { RowChoice } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
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

/** Replaces single cells, whose rows are then checked again. Throws if a row is not the import's. */
export async function changeCells({ unit, record, context }: Changing, cells: readonly ChangedCell[]): Promise<void> {
  for (const { row: id, column, value } of cells) {
    const row = await unit.records(importRow).find(id);
    if (row?.import_id !== record._id) throw notFound();
    const changed: Cell[] = [...row.cells];
    while (changed.length < column) changed.push(null);
    changed[column] = value;
    const changes = { cells: changed, verdict: 'waiting', updated_on: context.now };
    await unit.records(importRow).updateEach([{ record: row, changes }]);
  }
}

/**
 * Stores a person's choices for rows with warnings; for a row named twice the last one. Throws if a row is not the
 * import's.
 */
export async function chooseRows(
  { unit, record, context }: Changing,
  rows: readonly { readonly row: string; readonly choice: RowChoice | null }[],
): Promise<void> {
  const choices = new Map(rows.map(({ row, choice }) => [row, choice]));
  const stored = unit.records(importRow);
  const found = await stored.part(['_id', 'version', 'choice'], {
    where: { import_id: record._id, id: { in: [...choices.keys()] } },
  });
  if (found.length < choices.size) throw notFound();
  const changed = found.flatMap((row) => {
    const choice = choices.get(row._id) ?? null;
    return row.choice === choice
      ? []
      : [{ record: row as RecordOf<typeof importRow>, changes: { choice, updated_on: context.now } }];
  });
  await stored.updateEach(changed);
}
