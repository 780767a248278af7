import type { Formats, Translate } from '@lichen/kit';

interface Dates {
  readonly from: number | null;
  readonly to: number | null;
}

/** Returns the days on which a location is in use; a single day says whether it is the first or the last. */
export function inUseText({ from, to }: Dates, t: Translate, format: Pick<Formats, 'day' | 'period'>): string {
  if (from !== null && to !== null) return format.period(from, to);
  if (from !== null) return t('From {day}', { day: format.day(from) });
  return to === null ? '' : t('Until {day}', { day: format.day(to) });
}
