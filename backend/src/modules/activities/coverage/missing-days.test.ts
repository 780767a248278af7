import { utcDay } from '@lichen/contracts/formats/days';
import type { Period } from './covered-months';
import { missingDays, type SuppliedDays } from './missing-days';

const day = (month: number, date: number, year = 2025) => utcDay(year, month, date);
const days = (from: number, to: number): Period => ({ from, to });
const JANUARY = days(day(1, 1), day(1, 31));
const MARCH = days(day(3, 1), day(3, 31));
const QUARTER = days(day(1, 1), day(3, 31));
const TODAY = day(6, 15);
const EVER = { from: null, to: null };

const told = (over: Partial<SuppliedDays>, period = QUARTER, today = TODAY) =>
  missingDays({ bills: [JANUARY], inUse: EVER, isEverywhere: false, ...over }, period, today).map(
    ({ from, to }) => `${new Date(from).toISOString().slice(2, 10)} ${new Date(to).toISOString().slice(2, 10)}`,
  );
const FEBRUARY_AND_MARCH = ['25-02-01 25-02-28', '25-03-01 25-03-31'];

it.each<[string, Partial<SuppliedDays>, string[]]>([
  ['months after the first bill', {}, FEBRUARY_AND_MARCH],
  ['a month between two bills', { bills: [JANUARY, MARCH] }, ['25-02-01 25-02-28']],
  ['nothing before the first bill', { bills: [MARCH] }, []],
  [
    'what every location has from its first day on',
    { bills: [MARCH], inUse: { from: day(2, 10), to: null }, isEverywhere: true },
    ['25-02-10 25-02-28'],
  ],
  ['nothing where nobody knows when it began', { bills: [], isEverywhere: true }, []],
  ['nothing of a supply that was never billed', { bills: [], inUse: { from: day(1, 1), to: null } }, []],
  ['nothing after the location closed', { inUse: { from: null, to: day(2, 14) } }, ['25-02-01 25-02-14']],
  [
    'the rest of a month that is billed in part',
    { bills: [days(day(1, 1), day(2, 20)), MARCH] },
    ['25-02-21 25-02-28'],
  ],
  [
    'both ends of a month whose middle is billed',
    { bills: [JANUARY, days(day(2, 10), day(2, 20)), MARCH] },
    ['25-02-01 25-02-09', '25-02-21 25-02-28'],
  ],
  ['no day that a late reading left out', { bills: [JANUARY, days(day(2, 2), day(3, 31))] }, []],
  ['no day that another meter covers', { bills: [JANUARY, days(day(2, 1), day(2, 28)), QUARTER] }, []],
  ['nothing a year after the last bill', { bills: [days(day(1, 1, 2024), day(1, 31, 2024))] }, ['25-01-01 25-01-31']],
])('lacks %s', (_name, over, expected) => {
  expect(told(over)).toEqual(expected);
});

it('lacks nothing of a month that is not over, and only the days that are asked for', () => {
  expect(told({}, QUARTER, day(3, 31))).toEqual(['25-02-01 25-02-28']);
  expect(told({}, days(day(2, 10), day(3, 5)))).toEqual(['25-02-10 25-02-28', '25-03-01 25-03-05']);
  expect(told({}, days(day(2, 10), day(3, 5)), day(3, 20))).toEqual(['25-02-10 25-02-28']);
});

it('is the same in whatever order bills were written', () => {
  const bills = [JANUARY, days(day(2, 10), day(2, 20)), days(day(3, 5), day(3, 6))];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const found = orders.map((order) => told({ bills: order.map((at) => bills[at] as Period) }).join());
  expect(new Set(found).size).toBe(1);
});
