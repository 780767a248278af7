import { isContradicted, derivedQuantities } from './goods-quantities';

const goods = { unit_type: 'simple', pack_qty: null, size: null, quantity: null, total_amount: null } as const;
const packs = { ...goods, unit_type: 'packs' } as const;

test.each([
  ['simple', { ...goods, size: 2.5, quantity: 4 }, { total_amount: 10 }],
  ['simple, whatever stands in the pack', { ...goods, size: 2.5, quantity: 4, pack_qty: 6 }, { total_amount: 10 }],
  ['packs', { ...packs, size: 2.5, quantity: 4, pack_qty: 6 }, { total_amount: 60 }],
  ['packs without a number in them', { ...packs, size: 2.5, quantity: 4 }, { total_amount: 0 }],
  ['a total alone', { ...goods, total_amount: 7 }, {}],
  ['a total without a size', { ...goods, quantity: 4, total_amount: 10 }, { size: 2.5 }],
  ['packs by their total', { ...packs, quantity: 4, pack_qty: 5, total_amount: 10 }, { size: 0.5 }],
  ['a total of none', { ...goods, quantity: 0, total_amount: 10 }, { size: null }],
  ['decimals that floats miss', { ...goods, size: 0.1, quantity: 3 }, { total_amount: 0.3 }],
])('%s', (_, now, derived) => {
  expect(derivedQuantities(now, null)).toEqual(derived);
});

test('an edited total divides back into the size', () => {
  const before = { ...goods, size: 2.5, quantity: 4, total_amount: 10 };
  expect(derivedQuantities({ ...before, total_amount: 20 }, before)).toEqual({ size: 5 });
  expect(derivedQuantities({ ...before, size: 3 }, before)).toEqual({ total_amount: 12 });
  expect(derivedQuantities({ ...before, size: 3, total_amount: 99 }, before)).toEqual({ total_amount: 12 });
});

test.each([
  ['a total that is the product', { ...goods, size: 2.5, quantity: 4, total_amount: 10 }, false],
  ['a total written with fewer decimals', { ...goods, size: 0.333, quantity: 4, total_amount: 1.33 }, false],
  ['another total', { ...goods, size: 2.5, quantity: 4, total_amount: 99 }, true],
  ['a total just beside what rounding allows', { ...goods, size: 0.333, quantity: 4, total_amount: 1.34 }, true],
  ['a total in thousands', { ...goods, size: 25, quantity: 40, total_amount: 1000 }, false],
  ['a total of packs that hold nothing', { ...packs, size: 2, quantity: 4, total_amount: 8 }, true],
  [
    'a total of very many, by a rounded size',
    { ...goods, size: 14.285721, quantity: 70_000, total_amount: 1_000_000.44 },
    false,
  ],
  ['a total alone', { ...goods, total_amount: 7 }, false],
  ['a total that makes the size', { ...goods, quantity: 4, total_amount: 7 }, false],
])('whether %s is contradicted', (_, now, expected) => {
  expect(isContradicted(now, null)).toBe(expected);
});

test('a stored total is never in the way of an edit', () => {
  const before = { ...goods, size: 2.5, quantity: 4, total_amount: 10 };
  expect(isContradicted({ ...before, size: 3 }, before)).toBe(false);
  expect(isContradicted({ ...before, total_amount: 20 }, before)).toBe(false);
  expect(isContradicted({ ...before, size: 3, total_amount: 99 }, before)).toBe(true);
});
