import { inclusiveDays } from '@lichen/contracts/formats/days';
import type { Comparison, Likeness, Measured } from '../types/activity-type';
import { inSharedUnit } from '../types/shared/rounded-amounts';

type Plain = Readonly<Record<string, unknown>>;

/** Values of an entry that make it similar to others. */
type Said = readonly (string | number | null)[];

/** An amount or price to compare with similar entries. */
export interface Compared {
  /** Values that make entries similar, per likeness of the comparison; null where the entry lacks one. */
  readonly said: readonly (Said | null)[];
  /** Kind of amount, such as a currency or weight; only equal kinds are compared. */
  readonly kind: string | null;
  /** Value in a unit shared by its kind, per day or journey where the type compares so. */
  readonly value: number;
  readonly field: string;
  /** Amount as entered; null for money and for amounts without a unit. */
  readonly amount: number | null;
  readonly units: string | null;
  readonly unitsField: string | null;
}

type Found = Omit<Compared, 'said'>;

/** Returns the fields that a comparison reads. */
export const comparedFields = ({ alike, of, forEach }: Comparison): string[] => [
  ...alike.flatMap(({ by }) => by),
  ...of.flatMap((one) => (typeof one === 'string' ? [one] : [one.field, one.units])),
  ...(forEach ? [forEach] : []),
];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Returns the amount: money in its currency, a measured amount in the shared unit of its kind, else the number. */
function amountIn(of: string | Measured, record: Plain): Found | null {
  if (typeof of !== 'string') {
    const { field, units: unitsField } = of;
    const [value, units] = [record[field], record[unitsField]];
    if (!isNumber(value)) return null;
    const [shared, kind] = inSharedUnit(value, units);
    return { field, value: shared, kind, amount: value, units: typeof units === 'string' ? units : null, unitsField };
  }
  const found = record[of];
  const plain = { field: of, amount: null, units: null, unitsField: null };
  if (isNumber(found)) return { ...plain, value: found, kind: null };
  if (typeof found !== 'object' || found === null || !('amount' in found) || !('currency' in found)) return null;
  const { amount, currency } = found;
  // A price of zero is treated as not entered.
  return isNumber(amount) && amount > 0 && typeof currency === 'string'
    ? { ...plain, value: amount, kind: currency }
    : null;
}

const isSaid = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

function saidOf({ by }: Likeness, record: Plain): Said | null {
  const said = by.map((name) => {
    const value = record[name];
    return isSaid(value) ? value : null;
  });
  return said[0] === null ? null : said;
}

/** Returns the amount of a record for a comparison; null where it has none. */
export function comparedOf(
  { alike, of, byDay, forEach }: Comparison,
  record: Plain,
  { from, to }: { readonly from: number; readonly to: number },
): Compared | null {
  const amounts = of.flatMap((one) => amountIn(one, record) ?? []);
  const found = amounts.find(({ value }) => value > 0) ?? amounts[0];
  if (!found) return null;
  const { kind, value } = found;
  const counted = forEach === undefined ? null : record[forEach];
  const parts = (byDay ? inclusiveDays(from, to) : 1) * (isNumber(counted) && counted > 0 ? counted : 1);
  // Entries with a count and without are not compared: a month in one number, and single journeys.
  const told = forEach === undefined ? kind : `${kind} ${isNumber(counted)}`;
  return { ...found, kind: told, value: value / parts, said: alike.map((one) => saidOf(one, record)) };
}
