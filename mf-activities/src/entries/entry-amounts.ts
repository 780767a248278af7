import { convertedDistance } from '@lichen/contracts/activities/codes/distance-rules';
import { type EntryMode, entrySlots, startOfWeek } from '@lichen/contracts/activities/entries/period-entries';
import type { PeriodEntry } from '@lichen/contracts/activities/entries/period-entries.call';
import { DAY, utcDay, yearBounds, yearOf } from '@lichen/contracts/formats/days';
import { LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';
import { sumOf } from '@lichen/kit';

/** Text of each box by the first day it covers; unreadable text stays as typed. */
export type Amounts = Readonly<Record<number, number | string | null>>;

const [MONDAY, SUNDAY] = [1, 7];

/** ISO 8601 number of the day that weeks begin on where the language is spoken. */
export const firstDayOf = (language: Language): number => (language === 'en-US' ? SUNDAY : MONDAY);

/** The week of today in its year; of an earlier year the last whole one, of a later one the first. */
export function firstShownDay(mode: EntryMode, year: number, today: number, language: Language): number {
  if (mode !== 'weekly') return utcDay(year, 1, 1);
  const { from, to } = yearBounds(year);
  const day = yearOf(today) === year ? today : yearOf(today) > year ? to : from;
  return startOfWeek(day, firstDayOf(language));
}

const WEEK = 7 * DAY;
export const otherWeek = (from: number, by: 1 | -1): number => from + by * WEEK;

/** Stored amounts; several entries of one day are summed. */
export function amountsOf(entries: readonly PeriodEntry[]): Amounts {
  const sums: Record<number, number> = {};
  for (const { from, amount } of entries) sums[from] = Number(sumOf([sums[from] ?? 0, amount]));
  return sums;
}

/** The filled boxes, as the call takes them. */
export const filledAmounts = (mode: EntryMode, from: number, amounts: Amounts) =>
  entrySlots(mode, from).flatMap((slot) => {
    const amount = amounts[slot.from] ?? null;
    return amount === null ? [] : [{ from: slot.from, amount }];
  });

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

/** True where a distance is only shown in the other unit. */
const isConverted = (stored: How, now: How): boolean =>
  typeof stored['distance'] === 'number' &&
  stored['units'] !== now['units'] &&
  now['distance'] === convertedDistance(stored['distance'], now['units'] as Units);

/**
 * What a person changed: first days of boxes whose amount is another (nothing and 0 are the same), and names of details.
 * A distance in another unit is no other distance: each entry keeps its own.
 */
export function changesOf(stored: Entered, now: Entered): { slots: number[]; how: string[] } {
  const how = otherDetails(stored, now);
  return {
    slots: otherSlots(stored, now),
    how: isConverted(stored.how, now.how) ? how.filter((name) => name !== 'distance') : how,
  };
}

/** The way in the other unit; turned back, it is what it was before rounding. `turned` is how it was before. */
export function otherUnits(now: How, units: string, turned: How | null): How {
  const isBack = turned?.['units'] === units && isConverted(turned, now);
  if (isBack) return { units, distance: turned['distance'] };
  const { distance } = now;
  return { units, ...(typeof distance === 'number' ? { distance: convertedDistance(distance, units as Units) } : {}) };
}

/** The values that a person changed; null where there are none. */
export function whatWasTyped(stored: Entered, now: Entered): Entered | null {
  const [slots, how] = [otherSlots(stored, now), otherDetails(stored, now)];
  if (slots.length + how.length === 0) return null;
  return {
    amounts: Object.fromEntries(slots.map((day) => [day, now.amounts[day] ?? null])),
    how: Object.fromEntries(how.map((name) => [name, now.how[name] ?? null])),
  };
}

/** What is stored after a save, with what was typed while it was on its way. */
export function keptChanges<T extends object>(sent: T, now: T, stored: T): T {
  const typed = Object.entries(now).filter(([name, value]) => !isSame(value, sent[name as keyof T]));
  return { ...stored, ...Object.fromEntries(typed) };
}
