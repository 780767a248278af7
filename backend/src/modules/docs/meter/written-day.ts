/** Part of a written date that comes first. */
export type DayOrder = 'year' | 'day' | 'month';

const YEAR_FIRST = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?=\D|$)/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?=\D|$)/;

/** Returns the order that fits all texts; null if none fits or both do. */
export function orderOf(texts: readonly string[]): DayOrder | null {
  if (texts.length > 0 && texts.every((text) => YEAR_FIRST.test(text))) return 'year';
  const parts = texts.map((text) => YEAR_LAST.exec(text));
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const isDayFirst = parts.some((part) => Number(part?.[1]) > 12);
  const isMonthFirst = parts.some((part) => Number(part?.[2]) > 12);
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day' : 'month';
}

/** Parses a date in a known order to `2026-10-31`; null if it is invalid. */
export function dayOf(text: string, order: DayOrder): string | null {
  const [, a = '', b = '', c = ''] = (order === 'year' ? YEAR_FIRST : YEAR_LAST).exec(text) ?? [];
  const [year, month, day] = order === 'year' ? [a, b, c] : order === 'day' ? [c, b, a] : [c, a, b];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}
