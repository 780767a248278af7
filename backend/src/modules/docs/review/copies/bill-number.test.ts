import { type BillSender, billNumberOf, isSameSupplier } from './bill-number';

it.each([
  ['NP-20418', 'np-20418'],
  [' np - 20 418 ', 'np-20418'],
  ['Nº 7', 'no7'],
  ['  ', null],
  [20418, null],
  [undefined, null],
])('finds copies of %p by %p', (invoice_number, number) => {
  expect(billNumberOf({ invoice_number })).toBe(number);
});

const from = (partner_id: string | null, supplier_name?: string | null): BillSender => ({
  ...{ partner_id, prep_data: { supplier_name } },
});

it.each<[string, BillSender, BillSender, boolean]>([
  ['one partner', from('a'), from('a', 'Northern Power'), true],
  ['one name, in another spelling', from(null, 'Énergie du Nord S.A.'), from('a', 'ENERGIE DU NORD S.A'), true],
  ['two partners', from('a', 'Northern Power'), from('b', 'Southern Power'), false],
  ['nobody known', from(null), from(null, ''), false],
  ['no values', { partner_id: null, prep_data: null }, from(null, 'Northern Power'), false],
])('takes bills of %s as told', (_words, one, other, expected) => {
  expect(isSameSupplier(one, other)).toBe(expected);
  expect(isSameSupplier(other, one)).toBe(expected);
});
