import { utcDay } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import { changePeriods, shownPeriod } from './change-periods';

const periods = (search: string, today: number) => {
  const params = new URLSearchParams(search);
  return changePeriods({ one: (name) => params.get(name) }, today);
};

it('compares the months that are over with the same ones a year before', () => {
  expect(periods('', utcDay(2024, 3, 15))).toEqual({
    now: { from: utcDay(2024, 1, 1), to: utcDay(2024, 2, 29) },
    before: { from: utcDay(2023, 1, 1), to: utcDay(2023, 2, 28) },
    errors: null,
  });
  expect(periods('', utcDay(2026, 1, 9)).now).toEqual({ from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) });
});

it('takes both from the address', () => {
  const [from, to, start] = [utcDay(2026, 4, 10), utcDay(2026, 5, 9), utcDay(2020, 1, 1)];
  expect(periods(`start_date=${from}&end_date=${to}&before_start=${start}`, utcDay(2026, 9, 1))).toEqual({
    now: { from, to },
    before: { from: start, to: utcDay(2025, 5, 9) },
    errors: null,
  });
});

it.each([
  ['start_date=abc', { now: { from: FIELD_TEXTS.day }, before: {} }],
  ['start_date=2025-01-01&end_date=1e3', { now: { from: FIELD_TEXTS.day, to: FIELD_TEXTS.day }, before: {} }],
  ['before_end=%20', { now: {}, before: { to: FIELD_TEXTS.day } }],
  [
    `start_date=${utcDay(2026, 5, 1)}&end_date=${utcDay(2026, 4, 1)}&before_start=0&before_end=0`,
    { now: { from: TEXTS.beforeEnd }, before: {} },
  ],
])('says on its field what the address asks for and is no day or no period: %s', (search, errors) => {
  expect(periods(search, utcDay(2026, 9, 1)).errors).toEqual(errors);
});

it('shows no day in a field whose day is none', () => {
  const { now, errors } = periods(`start_date=abc&end_date=${utcDay(2026, 4, 1)}`, utcDay(2026, 9, 1));
  expect(shownPeriod(now, errors?.now)).toEqual({ from: null, to: utcDay(2026, 4, 1) });
});
