import { DAY, inclusiveDays, monthBounds, monthOf, yearOf } from '@lichen/contracts/formats/days';
import { common, type Period, TOLERATED_DAYS, uncovered } from './covered-months';

/** A metered supply of a location. */
export interface SuppliedDays {
  readonly bills: readonly Period[];
  /** First and last day of use of the location; null where it has none. */
  readonly inUse: { readonly from: number | null; readonly to: number | null };
  /** True if every location has the supply, billed or not. */
  readonly isEverywhere: boolean;
}

/** Time in ms without a bill after which a supply counts as ended, unless every location has it. */
const GIVEN_UP_AFTER = 366 * DAY;

/** Returns the first and last day of a supply, which exists since its first bill at the latest; null if unknown. */
function lifeOf({ bills, inUse, isEverywhere }: SuppliedDays): Period | null {
  const first = bills.length > 0 ? Math.min(...bills.map(({ from }) => from)) : null;
  const from = isEverywhere ? (inUse.from ?? first) : first;
  if (from === null) return null;
  const end = inUse.to ?? Number.MAX_SAFE_INTEGER;
  const last = Math.max(...bills.map(({ to }) => to));
  return { from, to: isEverywhere ? end : Math.min(end, last + GIVEN_UP_AFTER) };
}

function* monthsWithin({ from, to }: Period): Generator<Period> {
  const last = yearOf(to) * 12 + monthOf(to);
  for (let at = yearOf(from) * 12 + monthOf(from); at <= last; at += 1)
    yield monthBounds(Math.floor((at - 1) / 12), ((at - 1) % 12) + 1);
}

/**
 * Returns the unbilled days of a period, split by month. A month that is not over has none, and a day left out between
 * two readings is no gap.
 */
export function missingDays(supply: SuppliedDays, period: Period, today: number): Period[] {
  const life = lifeOf(supply);
  const wanted = life && common(life, period);
  if (!life || !wanted) return [];
  return [...monthsWithin(wanted)].flatMap((month) => {
    const expected = common(month, life);
    if (!expected || expected.to >= today) return [];
    const holes = uncovered(
      expected,
      supply.bills.filter((bill) => common(bill, expected)),
    );
    const missing = holes.reduce((sum, { from, to }) => sum + inclusiveDays(from, to), 0);
    const isWhole = missing === inclusiveDays(expected.from, expected.to);
    if (missing <= TOLERATED_DAYS && !isWhole) return [];
    return holes.flatMap((hole) => common(hole, period) ?? []);
  });
}
