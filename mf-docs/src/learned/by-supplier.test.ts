import { type Anchor, bySupplier, columnOf, placesOf } from './by-supplier';

const anchor = (more: Partial<Anchor>): Anchor => ({
  ...{ _id: '1', supplier_key: 'site:a', supplier: 'A Ltd', doc_type: 'electricity', field: 'cost', labels: [] },
  ...{ nth: 0, among: 1, unit: null, doc_id: 'd', doc_created_on: 1, version: 1, created_on: 1, created_by: 'u' },
  ...{ updated_on: 1, ...more },
});

test('places are told by supplier and field, each by its newest document', () => {
  const all = [
    anchor({ _id: '4', supplier: 'A Limited' }),
    anchor({ _id: '3', supplier_key: 'site:b', supplier: 'B Ltd' }),
    anchor({ _id: '2', field: 'meter_number' }),
    anchor({ _id: '1' }),
  ];
  const found = bySupplier(all).map(({ name, fields }) => [
    name,
    fields.map(({ anchor: { _id }, documents }) => [_id, documents]),
  ]);
  expect(found).toEqual([
    [
      'A Limited',
      [
        ['4', 2],
        ['2', 1],
      ],
    ],
    ['B Ltd', [['3', 1]]],
  ]);
});

test('a label says on which side of the value it stands', () => {
  expect(placesOf({ labels: ['beside:juice: taken', 'above:kwh'] })).toEqual([
    { text: 'Beside “{label}”', label: 'juice: taken' },
    { text: 'Under “{label}”', label: 'kwh' },
  ]);
});

test('a column of a table is told by its heading, and its field by the list that it is in', () => {
  expect(placesOf({ labels: ['column:net'] })).toEqual([{ text: 'In the column “{label}”', label: 'net' }]);
  expect(columnOf({ field: 'records.cost' })).toEqual({ list: 'records', cell: 'cost' });
  expect(columnOf({ field: 'cost' })).toBeNull();
});
