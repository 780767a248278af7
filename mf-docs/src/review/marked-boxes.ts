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

/** Name of a field in any of the types of a document, English. */
export function fieldLabel(types: readonly DocType[], name: string): string {
  const field = types.map(({ form }) => (form.fields as Record<string, Field>)[name]).find((one) => one !== undefined);
  return field?.label ?? name;
}

/** Values with a place on a page, as boxes. */
export const markedBoxes = ({ types, readings, states, t }: Known): readonly MarkedBox[] =>
  readings.flatMap(({ field, page, box, raw }) =>
    page === null || box === null
      ? []
      : [{ id: field, page, box, label: t(fieldLabel(types, field)), value: raw, state: states[field] ?? 'read' }],
  );
