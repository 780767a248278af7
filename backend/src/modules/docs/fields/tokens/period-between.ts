import type { Token } from './token';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period, and the other reading of its dates if their order is ambiguous. */
export interface PeriodFound {
  readonly value: Period;
  readonly otherwise?: Period;
}

type Day = Pick<Token, 'value' | 'otherwise'>;

/**
 * Returns the period between two written dates. Readings that would end before they begin are discarded; null if none
 * is left.
 */
export function periodBetween(first: Day, last: Day): PeriodFound | null {
  const [from, to] = [String(first.value), String(last.value)];
  const other = { from: String(first.otherwise ?? from), to: String(last.otherwise ?? to) };
  const isOpen = first.otherwise !== undefined || last.otherwise !== undefined;
  const [value, otherwise] = [{ from, to }, ...(isOpen ? [other] : [])].filter((each) => each.from < each.to);
  if (!value) return null;
  return otherwise ? { value, otherwise } : { value };
}
