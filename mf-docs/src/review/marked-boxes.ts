import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldState } from '@lichen/contracts/docs/doc-statuses';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { Field } from '@lichen/contracts/entity/fields';
import type { Translate } from '@lichen/kit';
import type { MarkedBox } from '../fields/marked-box';

interface Known {
  types: readonly DocType[];
  readings: readonly FieldReading[];
  states: Readonly<Record<string, FieldState>>;
  t: Translate;
}

/** Returns the English label of a field, a list, or a field of a row, from any of the document's types. */
export function fieldLabel(types: readonly DocType[], path: string): string {
  const [name = path, , ofRow] = path.split('.');
  const labels = types.flatMap(({ form, rows }) => {
    const list = rows[name];
    const row: Readonly<Record<string, Field>> = list?.row.fields ?? {};
    const fields: Readonly<Record<string, Field>> = form.fields;
    return (ofRow ? row[ofRow]?.label : undefined) ?? list?.label ?? fields[name]?.label ?? [];
  });
  return labels[0] ?? path;
}

/** Returns the state of a field; a cell of a list has that of the list. */
const stateOf = (field: string, states: Known['states']): FieldState =>
  states[field] ?? states[field.split('.')[0] ?? field] ?? 'read';

/** Returns the boxes of all values that have a place on a page. */
export const markedBoxes = ({ types, readings, states, t }: Known): readonly MarkedBox[] =>
  readings.flatMap(({ field, page, box, raw }) =>
    page === null || box === null
      ? []
      : [{ id: field, page, box, label: t(fieldLabel(types, field)), value: raw, state: stateOf(field, states) }],
  );
