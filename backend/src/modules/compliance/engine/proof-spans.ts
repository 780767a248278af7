import type { Frequency } from '@lichen/contracts/compliance/demands/demand-words';
import { addMonths, DAY } from '@lichen/contracts/formats/days';

/** Proof that counts: when it came, and the days that it says itself. All are UTC midnights. */
export interface Proof {
  readonly received: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** Days on which a piece of proof covers the demand, both ends counted; no end for what is asked for once. */
export interface Span {
  readonly from: number;
  readonly end: number | null;
}

/** Months from one time to the next. */
const MONTHS: Partial<Record<Frequency, number>> = {
  every_month: 1,
  every_quarter: 3,
  every_six_months: 6,
  every_year: 12,
};

/** Proof without an end of its own stands for so many months. */
const STANDS_MONTHS = 12;

/** Where the time is short, the month before the end would be all of it. */
const WINDOW_DAYS: Partial<Record<Frequency, number>> = { every_month: 7, every_quarter: 14 };

/** The first day on which new proof is due before an end. */
export function windowOf(frequency: Frequency, end: number): number {
  const days = WINDOW_DAYS[frequency];
  return days === undefined ? addMonths(end + DAY, -1) : end - days * DAY;
}

/** A clock from the day of the first proof: each end counts from it, so that the 31st stays the 31st. */
interface ClockTime {
  readonly anchor: number;
  readonly turns: number;
}

const endOf = ({ anchor, turns }: ClockTime, months: number): number => addMonths(anchor, months * turns) - DAY;

/** What came inside the window begins the next turn, what came earlier changes none, and after the end it starts anew. */
function turned(clock: ClockTime | undefined, received: number, frequency: Frequency, months: number): ClockTime {
  if (!clock || received > endOf(clock, months)) return { anchor: received, turns: 1 };
  return received >= windowOf(frequency, endOf(clock, months)) ? { ...clock, turns: clock.turns + 1 } : clock;
}

/** The spans of proof in the order in which it came; undefined where its days leave none. */
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
