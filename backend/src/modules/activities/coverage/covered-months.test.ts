import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { subjectOf } from '../checks/check-subject';
import { coveredMonths, type Source } from './covered-months';

const YEAR = 2025;
const LATER = utcDay(2026, 6, 1);
const day = (month: number, dayOfMonth: number) => utcDay(YEAR, month, dayOfMonth);
const month = (at: number): [number, number] => [day(at, 1), day(at + 1, 0)];

function source(periods: readonly [number, number][], over: Partial<Source> = {}): Source {
  const type: ActivityType = over.type ?? 'electricity_activitys';
  const records = periods.flatMap(
    ([from, to], at) => subjectOf(type, String(at), { location_id: 'works', from, to, amount: 1 }) ?? [],
  );
  return { type, records, estimated: new Set(), inUse: { from: null, to: null }, ...over };
}

const states = (of: Source, today = LATER) =>
  coveredMonths(YEAR, of, today)
    .map(({ state }) => state)
    .join(' ');

const times = (count: number, state: string) => Array.from({ length: count }, () => state);

it('finds a whole year there when bills follow each other', () => {
  const year = Array.from({ length: 12 }, (_, at) => month(at + 1));
  expect(states(source(year))).toBe(times(12, 'there').join(' '));
  expect(states(source([[day(1, 1), day(12, 31)]]))).toBe(times(12, 'there').join(' '));
});

it('says which days to add', () => {
  const [january, february, march] = coveredMonths(YEAR, source([month(1), [day(2, 1), day(2, 10)]]), LATER);
  expect(january).toEqual({ month: day(1, 1), state: 'there', gap: null });
  expect(february).toEqual({ month: day(2, 1), state: 'part', gap: { from: day(2, 11), to: day(2, 28) } });
  expect(march).toEqual({ month: day(3, 1), state: 'missing', gap: { from: day(3, 1), to: day(3, 31) } });
});

it('forgives one day that is left out', () => {
  const bills: [number, number][] = [month(1), [day(2, 2), day(12, 31)]];
  expect(states(source(bills))).toBe(times(12, 'there').join(' '));
});

it('shows months in which days are recorded twice', () => {
  const bills: [number, number][] = [
    [day(1, 1), day(6, 30)],
    [day(3, 15), day(12, 31)],
  ];
  expect(states(source(bills))).toBe(['there', 'there', ...times(4, 'overlapping'), ...times(6, 'there')].join(' '));
});

it('shows estimates', () => {
  const bills: [number, number][] = [month(1), [day(2, 1), day(12, 31)]];
  expect(states(source(bills, { estimated: new Set(['0']) }))).toBe(['estimated', ...times(11, 'there')].join(' '));
});

it('expects nothing of days to come, nor outside the use of the location', () => {
  const inUse = { from: day(2, 10), to: day(11, 5) };
  const bills: [number, number][] = [[day(2, 10), day(5, 31)]];
  expect(states(source(bills, { inUse }), day(7, 15))).toBe(
    ['closed', ...times(4, 'there'), 'missing', ...times(5, 'ahead'), 'closed'].join(' '),
  );
});

it('is content with one record a month where days do not matter', () => {
  const loads: [number, number][] = [[day(1, 7), day(1, 7)]];
  expect(
    states(source(loads, { type: 'waste_activitys' }))
      .split(' ')
      .slice(0, 2),
  ).toEqual(['there', 'missing']);
});
