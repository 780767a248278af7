import { utcDay } from '@lichen/contracts/formats/days';
import { subjectOf } from './check-subject';
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

it('says nothing of two empty months beside a usual one', () => {
  const bills = [gas('a', 1, 0, 'kWh'), gas('b', 2, 0, 'kWh'), gas('c', 3, 4000, 'kWh')].flat();
  expect(findingsOf(bills, ['outlier']).map(({ record }) => record.id)).toEqual([]);
});
