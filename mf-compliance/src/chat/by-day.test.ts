import { byDay } from './by-day';

const at = (...parts: [number, number, number, number, number]) => ({ sent_on: new Date(...parts).getTime() });

it('cuts messages where a day of the reader begins, and nowhere else', () => {
  const late = at(2026, 10, 17, 23, 59);
  const early = at(2026, 10, 18, 0, 1);
  const noon = at(2026, 10, 18, 12, 0);
  const days = byDay([late, early, noon]);

  expect(days.map(({ day, messages }) => [new Date(day).toISOString().slice(0, 10), messages])).toEqual([
    ['2026-11-17', [late]],
    ['2026-11-18', [early, noon]],
  ]);
  expect(byDay([])).toEqual([]);
});
