import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldOverrides, Overrides } from '@lichen/kit';
import { FieldNote } from './FieldNote';

/** Fields that hold the unit of another: they stand beside its amount. */
const unitFields = ({ reads, form }: DocType): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(reads).flatMap(([name, { unitField }]) =>
      unitField && Object.hasOwn(form.fields, unitField) ? [[name, unitField] as const] : [],
    ),
  );

/** Blocks of the form of a type, without the units that stand beside their amounts. */
export function layoutOf(type: DocType): readonly { title: string; fields: readonly string[] }[] {
  const units = new Set(unitFields(type).values());
  return type.layout
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => !units.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Fields of a type in the order of its form. */
export const orderOf = (type: DocType): readonly string[] => layoutOf(type).flatMap(({ fields }) => fields);

/** How each field of a type is shown: with its unit, and with what is known of it below. */
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
