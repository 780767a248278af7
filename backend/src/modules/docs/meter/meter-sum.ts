import { inclusiveDays } from '@lichen/contracts/formats/days';
import { plus } from '../fields/exact';
import { minutesOfDay } from './clock-changes';
import type { MeterDay, MeterFile } from './meter-day';

/** What the meters of a file counted over all of its days. */
export interface MeterSum {
  readonly meters: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Exact. */
  readonly amount: string;
  readonly unit: string | null;
  /** Intervals without a value, between the first and the last day. */
  readonly missing: number;
  readonly intervals: number;
  readonly estimated: number;
}

const daysBetween = (from: string, to: string): number => inclusiveDays(Date.parse(from), Date.parse(to));

interface Counted {
  readonly missing: number;
  readonly intervals: number;
}

/** Intervals of one day: on a change of the clock those that are there may be two hours' halves fewer or more. */
function countedOn({ day, values, minutes }: MeterDay, isLocal: boolean): Counted {
  const there = values.filter((value) => value !== null).length;
  const lengths = minutesOfDay(day, isLocal).map((length) => length / minutes);
  // A day that is whole by one of its lengths is whole.
  const intervals = lengths.includes(there) ? there : Math.max(...lengths);
  return { missing: Math.max(0, intervals - there), intervals };
}

/** Days of each register by their names, the later one where a file says a day twice. */
function registersOf(days: readonly MeterDay[]): ReadonlyMap<string, ReadonlyMap<string, MeterDay>> {
  const found = new Map<string, Map<string, MeterDay>>();
  for (const each of days) {
    const key = `${each.meter}\n${each.register}`;
    const own = found.get(key) ?? new Map<string, MeterDay>();
    own.set(each.day, each);
    found.set(key, own);
  }
  return found;
}

/** The sum of a file; null where it counts nothing, or in several units. */
export function meterSum({ days, isLocal }: MeterFile): MeterSum | null {
  const units = new Set(days.map(({ unit }) => unit));
  const [first] = days;
  if (!first || units.size > 1) return null;
  const all = [...new Set(days.map(({ day }) => day))].sort();
  const [from = '', to = ''] = [all[0], all.at(-1)];
  let [amount, missing, intervals, estimated] = ['0', 0, 0, 0];
  for (const register of registersOf(days).values())
    for (const day of register.values()) {
      const counted = countedOn(day, isLocal);
      missing += counted.missing;
      intervals += counted.intervals;
      estimated += [...day.estimated].filter((at) => day.values[at] !== null && day.values[at] !== undefined).length;
      for (const value of day.values) if (value !== null) amount = plus(amount, value);
    }
  for (const register of registersOf(days).values()) {
    const gap = (daysBetween(from, to) - register.size) * (1440 / first.minutes);
    missing += gap;
    intervals += gap;
  }
  const meters = [...new Set(days.map(({ meter }) => meter))];
  return { meters, from, to, amount, unit: first.unit, missing, intervals, estimated };
}
