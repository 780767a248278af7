import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { splitByMonth } from '../emission/month-split';
import { amountWithin } from './period-sums';

const FIRST = utcDay(2023, 1, 1);

const row = fc
  .record({
    start: fc.integer({ min: 0, max: 1000 }),
    length: fc.integer({ min: 0, max: 500 }),
    ug: fc.integer({ min: 0, max: 9e14 }),
  })
  .map(({ start, length, ug }) => ({
    from: FIRST + start * DAY,
    to: FIRST + (start + length) * DAY,
    co2_ug: ug,
    parts: null,
  }));

describe('amountWithin', () => {
  it('takes a whole row inside the window and nothing outside it', () => {
    const january = { from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 31), co2_ug: 31_000, parts: null };

    expect(amountWithin(january, utcDay(2026, 1, 1), utcDay(2026, 12, 31))).toBe(31_000);
    expect(amountWithin(january, utcDay(2026, 2, 1), utcDay(2026, 12, 31))).toBe(0);
    expect(amountWithin(january, utcDay(2026, 1, 11), utcDay(2026, 1, 20))).toBe(10_000);
  });

  it('adds up to the row however the calendar is cut', () => {
    fc.assert(
      fc.property(row, fc.array(fc.integer({ min: 0, max: 1600 }), { maxLength: 6 }), (each, cuts) => {
        const bounds = [...new Set(cuts)].sort((a, b) => a - b).map((days) => FIRST + days * DAY);
        const starts = [FIRST - DAY, ...bounds];
        const pieces = starts.map((start, at) =>
          amountWithin(each, start, (starts[at + 1] ?? FIRST + 9999 * DAY) - DAY),
        );

        expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(each.co2_ug);
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with the monthly roll-up on whole years', () => {
    fc.assert(
      fc.property(row, (each) => {
        const year = splitByMonth(each).filter(({ month }) => new Date(month).getUTCFullYear() === 2024);

        expect(amountWithin(each, utcDay(2024, 1, 1), utcDay(2024, 12, 31))).toBe(
          year.reduce((sum, { ug }) => sum + ug, 0),
        );
      }),
      { numRuns: 500 },
    );
  });
});
