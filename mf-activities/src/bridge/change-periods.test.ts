import { utcDay } from '@lichen/contracts/formats/days';
import { changePeriods } from './change-periods';

const periods = (search: string, today: number) => {
  const params = new URLSearchParams(search);
  return changePeriods({ one: (name) => params.get(name) }, today);
};

it('compares the months that are over with the same ones a year before', () => {
  expect(periods('', utcDay(2024, 3, 15))).toEqual({
    now: { from: utcDay(2024, 1, 1), to: utcDay(2024, 2, 29) },
    before: { from: utcDay(2023, 1, 1), to: utcDay(2023, 2, 28) },
  });
  expect(periods('', utcDay(2026, 1, 9)).now).toEqual({ from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) });
});

it('takes both from the address', () => {
  const [from, to, start] = [utcDay(2026, 4, 10), utcDay(2026, 5, 9), utcDay(2020, 1, 1)];
  expect(periods(`start_date=${from}&end_date=${to}&before_start=${start}`, utcDay(2026, 9, 1))).toEqual({
    now: { from, to },
    before: { from: start, to: utcDay(2025, 5, 9) },
  });
});
