import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';

/** Returns the values that are meaningful to another company, without references to this company's records. */
function tellable({ fields }: Entity, values: DocValues): DocValues {
  const told = Object.entries(fields as Record<string, Field>).filter(([, { kind }]) => kind !== 'ref');
  return Object.fromEntries(told.flatMap(([name]) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

/** Returns the values of a document that a partner sees: those of its types, without references to records. */
export function sharedValues(types: readonly DocType[], values: DocValues | null): DocValues | null {
  if (!values) return null;
  const shared: Record<string, unknown> = {};
  for (const { form, rows } of types) {
    Object.assign(shared, tellable(form, values));
    for (const [name, { row }] of Object.entries(rows)) {
      const list = values[name];
      if (Array.isArray(list)) shared[name] = list.map((one: DocValues) => tellable(row, one));
    }
  }
  return Object.keys(shared).length > 0 ? shared : null;
}
