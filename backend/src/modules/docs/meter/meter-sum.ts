import { inclusiveDays } from '@lichen/contracts/formats/days';
import { plus } from '../fields/exact';
import { minutesOfDay } from './clock-changes';
import type { MeterDay, MeterFile } from './meter-day';

/** The total of the meters of a file over all its days. */
export interface MeterSum {
  readonly meters: readonly string[];
  readonly from: string;
  readonly to: string;
  /** An exact decimal. */
  readonly amount: string;
  readonly unit: string | null;
  /** Number of intervals without a value between the first and the last day. */
  readonly missing: number;
  readonly intervals: number;
  readonly estimated: number;
}

const daysBetween = (from: string, to: string): number => inclusiveDays(Date.parse(from), Date.parse(to));

interface Counted {
  readonly missing: number;
  readonly intervals: number;
}

/** Counts the intervals of one day. A day of a clock change is complete with one hour fewer or more. */
function countedOn({ day, values, minutes }: MeterDay, isLocal: boolean): Counted {
  const there = values.filter((value) => value !== null).length;
  const lengths = minutesOfDay(day, isLocal).map((length) => length / minutes);
  // A day is complete if its values fill one of its possible lengths.
  const intervals = lengths.includes(there) ? there : Math.max(...lengths);
  return { missing: Math.max(0, intervals - there), intervals };
}

/** Groups days by register. If a file repeats a day, the later entry counts. */
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

/** Returns the total of a file; null if it has no days or several units. */
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
