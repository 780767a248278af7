import type { Frequency } from '@lichen/contracts/compliance/demands/demand-words';
import { addMonths, DAY } from '@lichen/contracts/formats/days';

/** Proof that counts: the day it was received and its own validity dates, as UTC midnights in ms. */
export interface Proof {
  readonly received: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** Days that a proof covers, both ends inclusive (UTC midnight in ms); `end` is null for proof demanded once. */
export interface Span {
  readonly from: number;
  readonly end: number | null;
}

/** Months of one period. */
const MONTHS: Partial<Record<Frequency, number>> = {
  every_month: 1,
  every_quarter: 3,
  every_six_months: 6,
  every_year: 12,
};

/** Validity in months of proof without an end date. */
const STANDS_MONTHS = 12;

/** Days before the end from which new proof is due; for short periods a month would be the whole period. */
const WINDOW_DAYS: Partial<Record<Frequency, number>> = { every_month: 7, every_quarter: 14 };

/** Returns the first day on which new proof is due before `end`. */
export function windowOf(frequency: Frequency, end: number): number {
  const days = WINDOW_DAYS[frequency];
  return days === undefined ? addMonths(end + DAY, -1) : end - days * DAY;
}

/** Periods counted from the day of the first proof, so that the 31st stays the 31st. */
interface ClockTime {
  readonly anchor: number;
  readonly turns: number;
}

const endOf = ({ anchor, turns }: ClockTime, months: number): number => addMonths(anchor, months * turns) - DAY;

/** Proof within the window starts the next period, earlier proof changes nothing, later proof restarts the count. */
function turned(clock: ClockTime | undefined, received: number, frequency: Frequency, months: number): ClockTime {
  if (!clock || received > endOf(clock, months)) return { anchor: received, turns: 1 };
  return received >= windowOf(frequency, endOf(clock, months)) ? { ...clock, turns: clock.turns + 1 } : clock;
}

/** Returns the spans of proofs in order of receipt; undefined for a proof whose dates leave no day. */
export function spansOf(frequency: Frequency, proofs: readonly Proof[]): readonly (Span | undefined)[] {
  const months = MONTHS[frequency];
  let clock: ClockTime | undefined;
  return proofs.map(({ received, from: begins, to }) => {
    const from = begins ?? received;
    if (frequency === 'once') return { from, end: null };
    let end = to ?? addMonths(received, STANDS_MONTHS) - DAY;
    if (months !== undefined) {
      clock = turned(clock, received, frequency, months);
      const turn = endOf(clock, months);
      end = to === null ? turn : Math.min(to, turn);
    }
    return from > end ? undefined : { from, end };
  });
}
