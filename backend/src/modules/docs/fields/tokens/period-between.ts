import type { Token } from './token';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period, and what it is in the other way of writing its days. */
export interface PeriodFound {
  readonly value: Period;
  readonly otherwise?: Period;
}

type Day = Pick<Token, 'value' | 'otherwise'>;

/**
 * The period from one written day to another; null where it ends before it begins in every way of writing. A way in
 * which it would is not the one that was meant.
 */
export function periodBetween(first: Day, last: Day): PeriodFound | null {
  const [from, to] = [String(first.value), String(last.value)];
  const other = { from: String(first.otherwise ?? from), to: String(last.otherwise ?? to) };
  const isOpen = first.otherwise !== undefined || last.otherwise !== undefined;
  const [value, otherwise] = [{ from, to }, ...(isOpen ? [other] : [])].filter((each) => each.from < each.to);
  if (!value) return null;
  return otherwise ? { value, otherwise } : { value };
}
