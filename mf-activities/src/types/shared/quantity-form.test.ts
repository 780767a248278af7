import type { Values } from '@lichen/kit';
import { followQuantity } from './quantity-form';

function after(changed: string, values: Values): Values {
  let set: Values = {};
  followQuantity()(changed, { values, set: (more) => (set = { ...set, ...more }) });
  return set;
}

const simple = { unit_type: 'simple', size: 2.5, quantity: 4 };
const packs = { ...simple, unit_type: 'packs', pack_qty: 6 };

it.each([
  ['the total is size times quantity', 'size', simple, { total_amount: 10 }],
  ['times the number in a pack', 'quantity', packs, { total_amount: 60 }],
  ['a pack without a number in it holds nothing', 'unit_type', { ...packs, pack_qty: null }, { total_amount: 0 }],
  ['the number in a pack of single goods is not asked', 'pack_qty', { ...simple, pack_qty: 6 }, { total_amount: 10 }],
  ['an edited total is divided back', 'total_amount', { ...simple, total_amount: 30 }, { size: 7.5 }],
  ['by the pack as well', 'total_amount', { ...packs, total_amount: 30 }, { size: 1.25 }],
  ['nothing is divided by none', 'total_amount', { ...simple, quantity: 0, total_amount: 30 }, { size: null }],
  ['nor by an empty pack', 'total_amount', { ...packs, pack_qty: null, total_amount: 30 }, { size: null }],
  [
    'an uneven total leaves a size that the field takes',
    'total_amount',
    { ...simple, quantity: 3, total_amount: 10 },
    { size: 3.333333 },
  ],
  ['a total that stands alone stays', 'quantity', { ...simple, size: null, total_amount: 30 }, { size: 7.5 }],
  [
    'as does one whose pack is not stated',
    'unit_type',
    { ...packs, pack_qty: null, size: null, total_amount: 30 },
    { size: null },
  ],
  ['decimals that floats miss', 'size', { ...simple, size: 0.1, quantity: 3 }, { total_amount: 0.3 }],
  ['nothing follows from a date', 'order_date', simple, {}],
])('%s', (_what, changed, values, expected) => {
  expect(after(changed, values)).toEqual(expected);
});

it('keeps a total that was typed first, while the quantity is typed digit by digit', () => {
  const follow = followQuantity();
  let values: Values = { unit_type: 'simple', size: null, quantity: null, total_amount: null };
  const set = (more: Values) => (values = { ...values, ...more });
  const type = (name: string, value: number) => {
    set({ [name]: value });
    follow(name, { values, set });
  };

  type('total_amount', 500);
  type('quantity', 4);
  type('quantity', 40);
  expect(values).toMatchObject({ total_amount: 500, size: 12.5 });
  type('size', 10);
  type('quantity', 5);
  expect(values).toMatchObject({ total_amount: 50, size: 10 });
});
