import { firstOfMonth, lastOfMonth, monthOf, yearOf } from '@lichen/contracts/formats/days';
/** A small seeded random generator (mulberry32), so that every demo is the same. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface DemoMonth {
  /** First and last day, UTC midnight in ms. */
  from: number;
  to: number;
  year: number;
  /** 1 to 12. */
  month: number;
  /** Index of the month, counted from the earliest. */
  at: number;
}

/** The last `count` full months before `now`, oldest first. */
export function monthsBefore(now: number, count: number): DemoMonth[] {
  return Array.from({ length: count }, (_, at) => {
    const from = firstOfMonth(now, at - count);
    return { from, to: lastOfMonth(from), year: yearOf(from), month: monthOf(from), at };
  });
}

/** Seasonal factor of a month: 1 on average over a year, up to `share` more in January. */
export const seasonOf = (month: number, share: number): number =>
  1 + share * Math.cos((2 * Math.PI * (month - 1)) / 12);
