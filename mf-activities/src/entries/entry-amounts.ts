import { convertedDistance } from '@lichen/contracts/activities/codes/distance-rules';
import { type EntryMode, entrySlots, startOfWeek } from '@lichen/contracts/activities/entries/period-entries';
import type { PeriodEntry } from '@lichen/contracts/activities/entries/period-entries.call';
import { DAY, utcDay, yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';
import { sumOf } from '@lichen/kit';

/** Value of each box by its first day; unreadable text stays as typed. */
export type Amounts = Readonly<Record<number, number | string | null>>;

const [MONDAY, SUNDAY] = [1, 7];

/** Returns the ISO 8601 number of the first weekday in the language's region. */
export const firstDayOf = (language: Language): number => (language === 'en-US' ? SUNDAY : MONDAY);

/**
 * Returns the first day to show: of the current week in the current year, of the last week in earlier years, of the
 * first week in later ones; for other modes, 1 January.
 */
export function firstShownDay(mode: EntryMode, year: number, today: number, language: Language): number {
  if (mode !== 'weekly') return utcDay(year, 1, 1);
  const { from, to } = yearBounds(year);
  const day = yearOf(today) === year ? today : yearOf(today) > year ? to : from;
  return startOfWeek(day, firstDayOf(language));
}

const WEEK = 7 * DAY;
/** Returns the first day of the next or the previous week, UTC midnight in ms. */
export const otherWeek = (from: number, by: 1 | -1): number => from + by * WEEK;

/** Sums the stored amounts by day. */
export function amountsOf(entries: readonly PeriodEntry[]): Amounts {
  const sums: Record<number, number> = {};
  for (const { from, amount } of entries) sums[from] = Number(sumOf([sums[from] ?? 0, amount]));
  return sums;
}

/** Returns the filled boxes in the format of the call. */
export const filledAmounts = (mode: EntryMode, from: number, amounts: Amounts) =>
  entrySlots(mode, from).flatMap((slot) => {
    const amount = amounts[slot.from] ?? null;
    return amount === null ? [] : [{ from: slot.from, amount }];
  });

/** Returns the label of a box: its weekday and date, its month, or `wholeYear`. */
export function slotName(mode: EntryMode, day: number, language: Language, wholeYear: string): string {
  if (mode === 'yearly') return wholeYear;
  const parts = mode === 'weekly' ? ({ weekday: 'short', day: 'numeric' } as const) : ({ month: 'short' } as const);
  return new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...parts, timeZone: 'UTC' }).format(day);
}

interface Entered {
  amounts: Amounts;
  how: Readonly<Record<string, unknown>>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const otherSlots = (stored: Entered, now: Entered): number[] =>
  [...new Set([...Object.keys(stored.amounts), ...Object.keys(now.amounts)].map(Number))]
    .filter((day) => (stored.amounts[day] || 0) !== (now.amounts[day] || 0))
    .sort((a, b) => a - b);

const otherDetails = (stored: Entered, now: Entered): string[] =>
  Object.keys(now.how).filter((name) => !isSame(stored.how[name], now.how[name]));

type How = Entered['how'];
type Units = 'km' | 'miles';

/** True where a distance is only converted to the other unit. */
const isConverted = (stored: How, now: How): boolean =>
  typeof stored['distance'] === 'number' &&
  stored['units'] !== now['units'] &&
  now['distance'] === convertedDistance(stored['distance'], now['units'] as Units);

/**
 * Returns the user's changes: first days of boxes with another amount (none equals 0), and names of changed details.
 * Converting the distance to another unit is no change; each entry keeps its own distance.
 */
export function changesOf(stored: Entered, now: Entered): { slots: number[]; how: string[] } {
  const how = otherDetails(stored, now);
  return {
    slots: otherSlots(stored, now),
    how: isConverted(stored.how, now.how) ? how.filter((name) => name !== 'distance') : how,
  };
}

/** Converts the distance to other units; converting back restores the unrounded original in `turned`. */
export function otherUnits(now: How, units: string, turned: How | null): How {
  const isBack = turned?.['units'] === units && isConverted(turned, now);
  if (isBack) return { units, distance: turned['distance'] };
  const { distance } = now;
  return { units, ...(typeof distance === 'number' ? { distance: convertedDistance(distance, units as Units) } : {}) };
}

/** Returns the values that the user changed; null where there are none. */
export function whatWasTyped(stored: Entered, now: Entered): Entered | null {
  const [slots, how] = [otherSlots(stored, now), otherDetails(stored, now)];
  if (slots.length + how.length === 0) return null;
  return {
    amounts: Object.fromEntries(slots.map((day) => [day, now.amounts[day] ?? null])),
    how: Object.fromEntries(how.map((name) => [name, now.how[name] ?? null])),
  };
}

/** Returns the stored values after a save, with the changes typed while it was running. */
export function keptChanges<T extends object>(sent: T, now: T, stored: T): T {
  const typed = Object.entries(now).filter(([name, value]) => !isSame(value, sent[name as keyof T]));
  return { ...stored, ...Object.fromEntries(typed) };
}
