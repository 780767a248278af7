import type { PageText } from '@lichen/contracts/docs/reading';
import { plus } from '../../fields/exact';
import type { MeterFile } from '../../meter/meter-day';
import { type Term, termPage } from '../../structured/term-page';

/** Maximum number of days shown; a bill covers fewer than thirteen months. */
const MOST_ROWS = 400;

/** Returns the days of a meter file as a page, each with its total. */
export function usagePage({ days }: MeterFile): PageText {
  const meter = days[0]?.meter;
  const rows = [...days].sort((a, b) => a.day.localeCompare(b.day)).slice(0, MOST_ROWS);
  const terms = rows.map(({ day, values, unit }, at): Term => {
    const sum = values.reduce<string>((total, value) => (value === null ? total : plus(total, value)), '0');
    return { term: 'DAY', line: at + 1, value: `${day} ${sum} ${unit ?? ''}`.trim() };
  });
  return termPage([...(meter ? [{ term: 'METER', line: 0, value: meter }] : []), ...terms], 1);
}
