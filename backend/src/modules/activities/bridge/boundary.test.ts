import { utcDay, yearBounds } from '@lichen/contracts/formats/days';
import { boundaryOf, type BoundaryDates } from './boundary';

const OPEN: BoundaryDates = { from: null, to: null, operational_control: true, controlled_until: null };
const [BEFORE, AFTER] = [yearBounds(2024), yearBounds(2025)];

/** Months, counted from 1, of which the location belongs to one year more than to the other. */
const others = (dates: Partial<BoundaryDates>, before = BEFORE, after = AFTER) => {
  const { isOther } = boundaryOf(new Map([['works', { ...OPEN, ...dates }]]), before, after);
  return Array.from({ length: 12 }, (_, at) => at).flatMap((at) => (isOther('works', at) ? [at + 1] : []));
};

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

it.each<[string, Partial<BoundaryDates>, number[]]>([
  ['without dates', {}, []],
  ['open since long ago', { from: utcDay(2010, 5, 1) }, []],
  ['opened on the first day of the later year', { from: utcDay(2025, 1, 1) }, YEAR],
  ['opened within the earlier year', { from: utcDay(2024, 11, 1) }, YEAR.slice(0, 10)],
  // The month of the day is open in part in one of the years.
  ['opened within a month', { from: utcDay(2024, 10, 15) }, YEAR.slice(0, 10)],
  ['sold within the later year', { to: utcDay(2025, 9, 30) }, [10, 11, 12]],
  ['closed before both', { to: utcDay(2023, 12, 31) }, []],
  ['opened after both', { from: utcDay(2026, 1, 1) }, []],
  ['opened in one year, closed in the next', { from: utcDay(2024, 7, 1), to: utcDay(2025, 6, 30) }, YEAR],
  [
    'handed over within the later year',
    { operational_control: false, controlled_until: utcDay(2025, 10, 31) },
    [11, 12],
  ],
  ['never run by the company', { operational_control: false }, []],
  ['run by the company, whatever day an end of control names', { controlled_until: utcDay(2025, 3, 1) }, []],
])('of a location %s differs in its months', (_, dates, expected) => expect(others(dates)).toEqual(expected));

it('compares a whole month with a whole month of another length', () => {
  const [january, february] = [
    { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) },
    { from: utcDay(2025, 2, 1), to: utcDay(2025, 2, 28) },
  ];

  expect(others({ operational_control: false }, january, february)).toEqual([]);
  expect(others({ to: utcDay(2024, 12, 31) }, january, february)).toEqual([]);
  expect(others({ to: utcDay(2025, 2, 27) }, january, february)).toEqual([1]);
});

it('knows nothing of months that one period lacks, or of other locations', () => {
  const half = { from: BEFORE.from, to: utcDay(2024, 6, 30) };
  const { isDated, isOther } = boundaryOf(new Map([['works', OPEN]]), BEFORE, AFTER);

  expect(others({ from: utcDay(2025, 1, 1) }, half)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([isDated('works'), isDated('barn'), isOther('barn', 0)]).toEqual([false, false, false]);
});

it.each([{ from: 0 }, { to: 0 }])('counts a location as dated by either day: %j', (dates) =>
  expect(boundaryOf(new Map([['works', { ...OPEN, ...dates }]]), BEFORE, AFTER).isDated('works')).toBe(true),
);
