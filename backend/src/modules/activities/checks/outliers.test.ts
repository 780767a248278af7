import { utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { subjectOf, withRequestedMark } from './check-subject';
import { findingsOf } from './checks';

/** A bill of a month of 31 days. */
const bill = (id: string, month: number, amount: number) => {
  const days = { from: utcDay(2026, month, 1), to: utcDay(2026, month, 31) };
  const draft = { location_id: 'works', units: 'kWh', ...days, amount };
  return subjectOf('electricity_activitys', id, draft) ?? [];
};

it.each([
  [3, 0.075],
  [380, 10],
  [41_000, 1025],
])('tells how %s stands to 4,000, and never as nothing', (amount, number) => {
  const [found] = findingsOf([bill('a', 1, 4000), bill('b', 3, amount)].flat(), ['outlier']);
  expect(found?.params).toEqual({ percent: { number } });
});

const gas = (id: string, month: number, amount: number, units: string) => {
  const days = { from: utcDay(2026, month, 1), to: utcDay(2026, month, 28) };
  return subjectOf('fuel_activitys', id, { location_id: 'works', fuel: 'natural_gas', ...days, amount, units }) ?? [];
};

it('compares gas in kilowatt-hours with each other beside bills in cubic metres, and in every unit of its kind', () => {
  const bills = [
    gas('m3', 1, 95, 'm3'),
    gas('a', 2, 1000, 'kWh'),
    gas('b', 3, 1.1, 'MWh'),
    gas('c', 4, 11_000, 'kWh'),
    gas('more m3', 5, 0.1, 'm3'),
  ].flat();
  const told = (of: typeof bills) => findingsOf(of, ['outlier']).map(({ record }) => record.id);
  expect(told(bills).toSorted()).toEqual(['c', 'more m3']);
  expect(told(bills.toReversed()).toSorted()).toEqual(['c', 'more m3']);
});

/** Heating of a year by month, in kWh. */
const HEATING = [3000, 2800, 2000, 1200, 500, 200, 150, 180, 400, 1100, 2200, 2900];

it.each([
  ['ten times as much in January', 0, 30_000, ['0']],
  ['a tenth in July', 6, 15, ['6']],
  ['a mild January', 0, 1500, []],
  ['a warm July', 6, 60, []],
])('tells %s of a heated place, and nothing of its seasons', (_, at, amount, expected) => {
  const bills = HEATING.flatMap((usual, month) => gas(String(month), month + 1, month === at ? amount : usual, 'kWh'));
  expect(findingsOf(bills, ['outlier']).map(({ record }) => record.id)).toEqual(expected);
});

it.each([
  ['two empty months before a usual one', [0, 0, 4000], []],
  ['an empty month beside a usual one', [4000, 0], [['1', 0]]],
  ['a bill after an empty month', [0, 4000], []],
  ['two empty months after five bills', [4000, 4100, 3900, 4050, 3950, 0, 0], [['5', 0]]],
  ['empty months apart', [4000, 4100, 0, 3900, 0, 4050], [['2', 0]]],
  ['the only bill after empty months', [0, 0, 0, 0, 90_000], []],
  ['bills of one size after empty months', [0, 0, 0, 90_000, 90_100], []],
  ['a large bill after empty months and one other', [0, 0, 0, 900, 90_000], [['4', 10_000]]],
  ['a large bill among empty months and others', [0, 900, 0, 910, 0, 9000, 0, 0, 0, 0, 905], [['5', 994]]],
  ['a small bill among empty months and others', [0, 900, 0, 910, 0, 9, 0, 0, 0, 0, 905], [['5', 0.99]]],
  ['empty months only', [0, 0, 0, 0, 0], []],
])('tells the same of %s in every order of writing', (_, amounts, expected) => {
  const bills = amounts.flatMap((amount, month) => gas(String(month), month + 1, amount, 'kWh'));
  fc.assert(
    fc.property(fc.shuffledSubarray(bills, { minLength: bills.length }), (written) => {
      const found = findingsOf(written, ['outlier']).map(({ record, params }) => [
        record.id,
        ...Object.values(params['percent'] ?? {}),
      ]);
      expect(found.toSorted()).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

it.each([
  ['the only bill after empty months', [0, 0, 0, 0, 90_000], [['4', utcDay(2026, 1, 1), 4]]],
  ['a bill after too few of them', [0, 0, 90_000], []],
  ['bills of one size after empty months', [0, 0, 0, 90_000, 90_100], []],
])('tells of %s as of a first use, without a percentage', (_, amounts, expected) => {
  const bills = amounts.flatMap((amount, month) => gas(String(month), month + 1, amount, 'kWh'));
  const found = findingsOf(bills, ['first_use']).map(({ record, params }) => [
    record.id,
    ...Object.values(params['from'] ?? {}),
    ...Object.values(params['number'] ?? {}),
  ]);
  expect(found).toEqual(expected);
});

it('tells of a bill that is asked about, whatever empty months lie between', () => {
  const [early, ...later] = [4000, 0, 0, 90_000].flatMap((amount, month) =>
    gas(String(month), month + 1, amount, 'kWh'),
  );
  if (!early) throw new Error('no bill');
  const found = findingsOf([withRequestedMark(early), ...later], ['outlier']);
  expect(found.map(({ record, others }) => [record.id, others.map(({ id }) => id)]).toSorted()).toEqual([
    ['0', ['3']],
    ['1', ['0']],
  ]);
});

it('compares a lease with those of other locations where all others of its own use no energy', () => {
  const lease = (id: string, location_id: string, energy_per_m2: number) => {
    const days = { from: utcDay(2026, 1, 1), to: utcDay(2026, 12, 31) };
    return subjectOf('lease_activitys', id, { location_id, area: 100, area_units: 'm2', ...days, energy_per_m2 }) ?? [];
  };
  const usual = ['a', 'b', 'c', 'd', 'e'].map((location) => lease(location, location, 100));
  const leases = [...usual, lease('empty', 'works', 0), lease('large', 'works', 9000)].flat();
  expect(findingsOf(leases, ['intensity_outlier']).map(({ record }) => record.id)).toEqual(['large']);
});
