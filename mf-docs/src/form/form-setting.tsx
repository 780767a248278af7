import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldOverrides, Overrides } from '@lichen/kit';
import { FieldNote } from './FieldNote';

/** Returns the unit field of each field that has one; it is shown beside the amount. */
const unitFields = ({ reads, form }: DocType): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(reads).flatMap(([name, { unitField }]) =>
      unitField && Object.hasOwn(form.fields, unitField) ? [[name, unitField] as const] : [],
    ),
  );

/** Returns the sections of a type's form, without the unit fields that are shown beside their amounts. */
export function layoutOf(type: DocType): readonly { title: string; fields: readonly string[] }[] {
  const units = new Set(unitFields(type).values());
  return type.layout
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => !units.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Returns the fields of a type in the order of its form. */
export const orderOf = (type: DocType): readonly string[] => layoutOf(type).flatMap(({ fields }) => fields);

/** Returns the overrides of a type's fields: the unit beside each amount, and the field's state below. */
export function overridesOf(type: DocType, isReadOnly: boolean): Overrides {
  const units = unitFields(type);
  return Object.fromEntries(
    orderOf(type).map((name): [string, FieldOverrides] => {
      const unitField = units.get(name);
      return [
        name,
        {
          below: () => <FieldNote name={name} />,
          ...(unitField ? { unitField } : {}),
          ...(isReadOnly ? { disabled: true } : {}),
        },
      ];
    }),
  );
}
