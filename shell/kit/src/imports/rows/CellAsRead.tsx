import type { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { FieldValue, useFormat } from '../../index';

interface Props {
  row: Pick<RecordOf<typeof importRow>, 'cells' | 'read_as'>;
  /** Index of the column, from 0. */
  at: number;
  /** Absent for a part of a value, such as a currency. */
  field: Field | undefined;
}

/** Shows a cell's interpreted value, with the file's text below if it differs. */
export function CellAsRead({ row: { cells, read_as }, at, field }: Props) {
  const format = useFormat();
  const raw = String(cells[at] ?? '');
  const value = read_as?.[String(at)];
  if (value === undefined) return raw;
  if (field?.kind === 'decimal' && format.number(value as number) === raw) return raw;
  if (field?.kind === 'day' && format.day(value as number) === raw) return raw;
  // References are shown by name.
  const isPlain = !field || field.kind === 'ref';
  return (
    <>
      <span>{isPlain ? String(value) : <FieldValue field={field} overrides={{}} value={value} />}</span>
      {raw !== '' && <span className="imp-raw">{raw}</span>}
    </>
  );
}
