import {
  areSameFigures,
  inStatementUnits,
  statedFigure,
  statedFigures,
  statedTotal,
  type StatementFigures,
  type StatementMethod,
  type StatementUnits,
} from './stated-scopes';

const NONE: StatementFigures = { scope1: null, scope2: null, scope2_market: null, scope3: null };

it.each<
  [method: StatementMethod, units: StatementUnits, calculated: number | null, manual: number | null, is: number | null]
>([
  ['calculated', 'kg', 452_618.123456, null, 452_618.123],
  ['calculated', 't', 452_618.123456, null, 452.618],
  ['calculated', 'lbs', 452_618.123456, null, 997_850.967],
  // A figure added by hand is shown beside the calculated one and does not count.
  ['calculated', 't', 452_618, 18.4, 452.618],
  ['manual', 't', 452_618, 18.4, 18.4],
  ['manual', 't', 452_618, null, null],
  ['adjusted', 't', 592_313, 18.4, 610.713],
  ['adjusted', 't', 592_313, -92.313, 500],
  ['adjusted', 'lbs', 1000, 0.5, 2205.12],
  ['adjusted', 't', null, 18.4, 18.4],
  ['adjusted', 't', 1, null, 0.001],
  ['calculated', 't', null, null, null],
  ['calculated', 't', 0, null, 0],
  // Halves go to the even thousandth, whole and below zero.
  ['calculated', 't', 0.5, null, 0],
  ['calculated', 't', 1.5, null, 0.002],
  ['adjusted', 't', 2.5, 0, 0.002],
  ['adjusted', 't', 0, -0.0015, -0.002],
  // Added before rounding: 0.4 kg and 0.0004 t are 0.0008 t.
  ['adjusted', 't', 0.4, 0.0004, 0.001],
  ['calculated', 't', 8_999_999_999.5, null, 9_000_000],
])('states %s in %s of %s kg and %s by hand as %s', (method, units, calculated, manual, is) => {
  expect(statedFigure({ calculated, manual }, method, units)).toBe(is);
});

it('states every line by itself and adds the shown figures to the total, market-based beside it', () => {
  const calculated = { scope1: 452_618, scope2: 271_904.4, scope2_market: 357_984, scope3: 592_313 };
  const stated = statedFigures({ method: 'adjusted', units: 't', calculated, manual: { ...NONE, scope3: 18.4 } });

  expect(stated).toEqual({ scope1: 452.618, scope2: 271.904, scope2_market: 357.984, scope3: 610.713 });
  expect(statedTotal(stated)).toBe(1335.235);
  expect(statedTotal({ ...NONE, scope2: 0.1, scope3: 0.2 })).toBe(0.3);
  expect(statedTotal({ ...NONE, scope2_market: 7 })).toBeNull();
});

it('says kilograms in the units of a statement', () => {
  expect([inStatementUnits(1316.835, 't'), inStatementUnits(1, 'lbs'), inStatementUnits(null, 'kg')]).toEqual([
    ...[1.317, 2.205],
    null,
  ]);
});

it('tells figures apart by any line', () => {
  expect(areSameFigures(NONE, { ...NONE })).toBe(true);
  expect(areSameFigures(NONE, { ...NONE, scope2_market: 0 })).toBe(false);
});
