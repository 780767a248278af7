import type { CellsAsRead } from '@lichen/contracts/imports/import-row.entity';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { Money, Place } from '@lichen/contracts/entity/fields';
import type { ReadImportRow } from '../import-plan';

type Read = Pick<ReadImportRow, 'values' | 'labels'>;

/** Value of a sheet column: that of its field, the name of a record, or one part of money or a place. */
function readValue(name: string, { values, labels }: Read): unknown {
  const [field = '', part] = name.split('.');
  if (part === undefined) return labels[field] ?? values[field];
  return (values[field] as Partial<Money & Place> | null | undefined)?.[part as 'currency' | 'country'];
}

/** The values read from a row's cells, by column position; cells whose text is the same are left out. */
export function cellsAsRead(
  columns: readonly (string | null)[],
  cells: readonly Cell[],
  read: Read,
): CellsAsRead | null {
  const differing = columns.flatMap((name, at) => {
    const value = name === null ? undefined : readValue(name, read);
    const isSaid = value === undefined || value === null || String(value) === String(cells[at] ?? '').trim();
    return isSaid ? [] : [[String(at), value] as const];
  });
  return differing.length > 0 ? Object.fromEntries(differing) : null;
}
