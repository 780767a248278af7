import { BRIDGE_PART_NAMES, type Change } from '@lichen/contracts/activities/bridge/change-bridge.call';
import fc from 'fast-check';
import { exact } from '../emission/exact';
import type { Boundary } from './boundary';
import { changesBySource, totalChange } from './change-bridge';
import type { MonthRow } from './month-rows';

const row = (over: Partial<MonthRow> & { amount?: number }): MonthRow => {
  const { amount = 100, ...rest } = over;
  return {
    ...{ source: 'electricity', location: 'works', at: 0, component: 'scope_2 direct', way: 'factor 2 kWh', ug: 500 },
    quantity: exact(amount),
    ...rest,
  };
};

const bridge = (before: readonly MonthRow[], after: readonly MonthRow[], boundary?: Boundary) =>
  totalChange(changesBySource(before, after, boundary).values());
const moved = ({ parts }: Change) => Object.fromEntries(Object.entries(parts).filter(([, ug]) => ug !== 0));

const CASES: readonly (readonly [string, readonly MonthRow[], readonly MonthRow[], object])[] = [
  ['nothing', [row({})], [row({})], {}],
  ['a location that came', [row({})], [row({}), row({ source: 'new', location: 'barn', ug: 70 })], { boundary: 70 }],
  ['a location that went', [row({}), row({ source: 'old', location: 'barn', ug: 70 })], [row({})], { boundary: -70 }],
  ['a new source at a known location', [row({})], [row({}), row({ source: 'gas', ug: 90 })], { coverage: 90 }],
  ['a month that is missing now', [row({}), row({ at: 1, ug: 30 })], [row({})], { coverage: -30 }],
  ['twice the amount', [row({})], [row({ amount: 200, ug: 1000 })], { activity: 500 }],
  ['another factor', [row({})], [row({ ug: 300 })], { factor: -200 }],
  // 200 × 5 would be 1,000; at the factor of 3 it is 600.
  ['amount and factor', [row({})], [row({ amount: 200, ug: 600 })], { factor: -400, activity: 500 }],
  ['another method', [row({})], [row({ way: 'supplier 1 kWh', ug: 450 })], { method: -50 }],
  [
    'a figure by hand in place of a calculated one',
    [row({})],
    [row({ way: 'stated manual 5 ', ug: 450 })],
    { stated: -50 },
  ],
  ['a figure by hand that went', [row({ way: 'stated manual 5 ' })], [row({ ug: 450 })], { stated: -50 }],
  [
    'a figure by hand of a component that had none',
    [row({})],
    [row({}), row({ component: 'wtt', way: 'stated manual', ug: 9 })],
    { stated: 9 },
  ],
  [
    'a figure by hand, twice',
    [row({ way: 'stated manual 5 ', amount: 0 })],
    [row({ way: 'stated manual 5 ', amount: 0, ug: 450 })],
    { activity: -50 },
  ],
  ['a component that is new', [row({})], [row({}), row({ component: 'scope_3 td', ug: 40 })], { method: 40 }],
  ['an amount of nothing before', [row({ amount: 0, ug: 0 })], [row({ amount: 10, ug: 50 })], { activity: 50 }],
  ['an amount that is not comparable', [row({ amount: 1 })], [row({ amount: 1001, ug: 900 })], { activity: 400 }],
  ['no location on either side', [row({ location: null })], [row({ location: null, at: 1 })], { coverage: 0 }],
];

it.each(CASES)('%s', (_name, before, after, expected) => {
  expect(moved(bridge(before, after))).toEqual(
    Object.fromEntries(Object.entries(expected).filter(([, ug]) => ug !== 0)),
  );
});

/** A boundary in which every location states its dates, and belongs to one period alone in these months. */
const dated = (...months: number[]): Boundary => ({ isDated: () => true, isOther: (_, at) => months.includes(at) });

it.each<[string, readonly MonthRow[], readonly MonthRow[], Boundary, object]>([
  ['a location that opened', [], [row({ ug: 70 }), row({ at: 1, ug: 30 })], dated(0, 1), { boundary: 100 }],
  ['a location that was there, and recorded late', [], [row({ ug: 70 })], dated(), { coverage: 70 }],
  ['a location that closed', [row({}), row({ at: 1, ug: 30 })], [row({})], dated(1), { boundary: -30 }],
  ['more use of a month that it was open in part', [row({ ug: 20 })], [row({})], dated(0), { boundary: 480 }],
  ['records without a location', [], [row({ location: null, ug: 9 })], dated(0), { coverage: 9 }],
])('by dates: %s', (_name, before, after, boundary, expected) =>
  expect(moved(bridge(before, after, boundary))).toEqual(expected),
);

/** A source is at one place. */
const PLACES = [
  { source: 'power', location: 'works' },
  { source: 'gas', location: 'works' },
  { source: 'water', location: 'barn' },
  { source: 'travel', location: null },
] as const;

const anyRow: fc.Arbitrary<MonthRow> = fc
  .record({
    place: fc.constantFrom(...PLACES),
    at: fc.integer({ min: 0, max: 3 }),
    component: fc.constantFrom('direct', 'td'),
    way: fc.constantFrom('factor', 'supplier', 'stated manual'),
    ug: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ amount, place, ...rest }) => ({ ...rest, ...place, quantity: exact(amount).div(7) }));

it('sums to the difference to the last digit, whatever changed', () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.array(anyRow), fc.array(fc.nat(3)), (before, after, months) => {
      const changes = [...changesBySource(before, after, dated(...months)).values()];
      const total = totalChange(changes);
      const all = (rows: readonly MonthRow[]) => rows.reduce((sum, { ug }) => sum + ug, 0);
      expect([total.before_ug, total.after_ug]).toEqual([all(before), all(after)]);
      for (const { parts, before_ug, after_ug } of [total, ...changes])
        expect(BRIDGE_PART_NAMES.reduce((sum, name) => sum + parts[name], 0)).toBe(after_ug - before_ug);
    }),
  );
});

it('is the other way round with the opposite total', () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.array(anyRow), (before, after) => {
      const [there, back] = [bridge(before, after), bridge(after, before)];
      for (const name of ['boundary', 'coverage', 'stated', 'method'] as const)
        expect(there.parts[name] + back.parts[name]).toBe(0);
    }),
  );
});
