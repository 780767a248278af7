import type { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { FieldValue, useFormat } from '../../index';

interface Props {
  row: Pick<RecordOf<typeof importRow>, 'cells' | 'read_as'>;
  /** The place of the column, from 0. */
  at: number;
  /** Absent for a part of a value, such as the currency of money. */
  field: Field | undefined;
}

/** A cell as it was read, with the text of the file beneath where that says something else. */
export function CellAsRead({ row: { cells, read_as }, at, field }: Props) {
  const format = useFormat();
  const raw = String(cells[at] ?? '');
  const value = read_as?.[String(at)];
  if (value === undefined) return raw;
  if (field?.kind === 'decimal' && format.number(value as number) === raw) return raw;
  if (field?.kind === 'day' && format.day(value as number) === raw) return raw;
  // Records come by their names.
  const isPlain = !field || field.kind === 'ref';
  return (
    <>
      <span>{isPlain ? String(value) : <FieldValue field={field} overrides={{}} value={value} />}</span>
      {raw !== '' && <span className="imp-raw">{raw}</span>}
    </>
  );
}
