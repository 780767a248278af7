import { DOC_TYPES, docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { Field } from '@lichen/contracts/entity/fields';
import { sharedValues } from './shared-values';

const electricity = docTypeOf('electricity') as DocType;
const fuel = docTypeOf('fuel') as DocType;

it('tells the values of the types, and neither own records nor anything else', () => {
  const values = { electricity_used: 12, supplier_name: 'Power', location_id: 'l1', partner_id: 'p1', note: 'ours' };
  expect(sharedValues([electricity], values)).toEqual({ electricity_used: 12, supplier_name: 'Power' });
  expect(sharedValues([], values)).toBeNull();
  expect(sharedValues([electricity], null)).toBeNull();
});

it('tells the rows of a document in the same way', () => {
  const [name = '', { row } = { row: electricity.form }] = Object.entries(fuel.rows)[0] ?? [];
  const plain = Object.entries(row.fields as Record<string, Field>).find(([, { kind }]) => kind !== 'ref')?.[0] ?? '';
  expect(sharedValues([fuel], { [name]: [{ [plain]: 1, secret: 2 }] })).toEqual({ [name]: [{ [plain]: 1 }] });
});

it('tells no id of a record, whatever the type', () => {
  for (const type of DOC_TYPES) {
    const all = Object.fromEntries(Object.keys(type.form.fields).map((name) => [name, name]));
    const told = Object.keys(sharedValues([type], all) ?? {});
    const fields = type.form.fields as Record<string, Field>;
    expect(told.filter((name) => fields[name]?.kind === 'ref')).toEqual([]);
  }
});
