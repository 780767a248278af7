import { utcDay } from '@lichen/contracts/formats/days';
import type { Formats, Translate } from '@lichen/kit';
import { comparedText, stretchesOf } from './period-words';

const t = ((text: string, params: Record<string, string> = {}) =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')) as Translate;
const format = {
  month: (day: number) => `month ${new Date(day).getUTCMonth() + 1}`,
  months: (from: number, to: number) => `${from === to ? from : `${from}–${to}`}`,
} as unknown as Formats;

const of = (first: number, last: number, year: number) => ({
  from: utcDay(year, first, 1),
  to: utcDay(year, last + 1, 0),
});
const said = (...compared: [now: ReturnType<typeof of>, before: ReturnType<typeof of>]) =>
  comparedText({ now: compared[0], before: compared[1] }, { t, format });

it('names the months of both years, and each period where they are others', () => {
  expect(said(of(1, 10, 2026), of(1, 10, 2025))).toBe('month 1 to month 10, both years');
  expect(said(of(3, 3, 2026), of(3, 3, 2025))).toBe('month 3, both years');
  expect(said(of(1, 12, 2026), of(1, 12, 2025))).toContain(' vs ');
  expect(said(of(1, 10, 2026), of(1, 8, 2025))).toContain(' vs ');
  expect(said(of(4, 15, 2026), of(4, 15, 2025))).toContain(' vs ');
});

it('joins months that follow each other within a year', () => {
  const months = [utcDay(2025, 12, 1), utcDay(2026, 1, 1), utcDay(2025, 3, 1), utcDay(2025, 11, 1)];

  expect(stretchesOf(months)).toEqual([
    { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 1) },
    { from: utcDay(2025, 11, 1), to: utcDay(2025, 12, 1) },
    { from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 1) },
  ]);
});
