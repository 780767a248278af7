import { utcDay } from '@lichen/contracts/formats/days';
import { exact } from '../emission/exact';
import { type Bill, billOf, estimatedUse, type Peer } from './estimated-use';

const month = (year: number, at: number) => ({ from: utcDay(year, at, 1), to: utcDay(year, at + 1, 0) });
const bill = (year: number, at: number, kwh: number): Bill => {
  const { from, to } = month(year, at);
  return billOf(from, to, kwh);
};
const MARCH = month(2025, 3);
const JANUARY = bill(2025, 1, 310);
const FEBRUARY = bill(2025, 2, 280);

const told = (bills: readonly Bill[], area: number | null = null, peers: readonly Peer[] = [], missing = MARCH) => {
  const use = estimatedUse(missing, bills, area === null ? null : exact(area), peers);
  return use && `${use.method} ${use.amount.toFixed()}`;
};

const PEERS: Peer[] = [
  { area: exact(100), bills: [JANUARY, FEBRUARY] },
  { area: exact(300), bills: [bill(2025, 1, 930), bill(2025, 2, 840)] },
];

it.each([
  ['the same month of the year before', [bill(2024, 3, 620), JANUARY], 'same_month 620'],
  ['else of the year after', [bill(2026, 3, 930), JANUARY], 'same_month 930'],
  ['the year before first', [bill(2026, 3, 930), bill(2024, 3, 620)], 'same_month 620'],
  ['a longer bill by its days', [billOf(utcDay(2024, 1, 1), utcDay(2024, 12, 31), 3660)], 'same_month 310'],
  ['two meters of one month together', [bill(2024, 3, 620), bill(2024, 3, 310)], 'same_month 930'],
  [
    'a month that is not covered says nothing alone',
    [billOf(utcDay(2024, 3, 1), utcDay(2024, 3, 30), 300)],
    'own_mean 310',
  ],
  ['the mean of its own bills', [JANUARY, FEBRUARY], 'own_mean 310'],
  ['two meters are one day each', [JANUARY, JANUARY, FEBRUARY, FEBRUARY], 'own_mean 620'],
  ['bills of other years are too far', [bill(2022, 1, 310)], null],
  ['four weeks at least', [billOf(utcDay(2025, 1, 1), utcDay(2025, 1, 27), 270)], null],
])('estimates by %s', (_name, bills, expected) => {
  expect(told(bills)).toBe(expected);
});

it('takes a leap day and a location that closed as days', () => {
  expect(told([bill(2023, 2, 280)], null, [], month(2024, 2))).toBe('same_month 290');
  expect(told([JANUARY, FEBRUARY], null, [], { from: MARCH.from, to: utcDay(2025, 3, 10) })).toBe('own_mean 100');
});

it('takes the area times what own locations of the country use, weighed by area', () => {
  // 2,360 kWh over 400 m² × 59 days: 0.1 kWh per m² and day.
  expect(told([], 50, PEERS)).toBe('country_mean 155');
  expect([told([], null, PEERS), told([], 50), told([JANUARY, FEBRUARY], 50, PEERS)]).toEqual([
    null,
    null,
    'own_mean 310',
  ]);
});

const orders = <T>(all: readonly T[]): T[][] =>
  all.length <= 1 ? [[...all]] : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

it('is the same in whatever order bills were written', () => {
  const bills = [JANUARY, FEBRUARY, bill(2025, 5, 301), billOf(utcDay(2025, 5, 20), utcDay(2025, 7, 3), 77.7)];
  expect(new Set(orders(bills).map((order) => told(order))).size).toBe(1);
  expect(new Set(orders(PEERS).map((order) => told([], 51.3, order))).size).toBe(1);
});
