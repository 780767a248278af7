import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import { type Exact, exact, isPositive } from '../../emission/exact';

/** An amount as entered. */
export interface MeasuredAmount {
  readonly value: number;
  readonly units: string | null;
}

/** Significant digits for comparing amounts in two units; fields have six decimals: 23 km and 14.291537 miles. */
const ALIKE = 7;

/** Returns the amount in the base unit of its kind, and the kind; in an unknown unit as entered. */
export function inSharedUnit(value: number, units: unknown): readonly [number, string | null] {
  if (typeof units !== 'string') return [value, null];
  if (!isUnit(units)) return [value, units];
  const { kind, per } = UNITS[units];
  return [Number((value * Number(per)).toPrecision(ALIKE)), kind];
}

export const kindOf = ({ value, units }: MeasuredAmount): string | null => inSharedUnit(value, units)[1];

/** Coarsest rounding allowed, as a share of the amount: 1 MWh could mean 500 to 1,500 kWh. */
const ROUGHEST = 0.01;

/**
 * Returns the tolerance of a rounded amount: half of its last digit. Trailing zeros may come from rounding (3,410 for
 * 3,412 to three digits) or are not stored; with too few digits, four are assumed: 0.1 as 0.1000.
 */
function roundingOf({ value }: MeasuredAmount): Exact {
  const amount = exact(value).abs();
  const { c: digits, e: exponent } = amount;
  const ofLast = halfOf(exponent - digits.length + 1);
  return ofLast.lte(amount.times(ROUGHEST)) ? ofLast : isPositive(amount) ? halfOf(exponent - 3) : amount;
}

const halfOf = (place: number): Exact => exact(`5e${place - 1}`);

const per = (units: string | null): string => (units !== null && isUnit(units) ? UNITS[units].per : '1');

/** Tells whether two amounts are equal or, in different units, one is a rounded conversion of the other. */
export function isSameAmount(one: MeasuredAmount, other: MeasuredAmount): boolean {
  if (one.units === other.units) return one.value === other.value;
  const [first, second] = [inSharedUnit(one.value, one.units), inSharedUnit(other.value, other.units)];
  if (first[1] !== second[1]) return false;
  if (first[0] === second[0]) return true;
  const apart = exact(one.value)
    .times(per(one.units))
    .minus(exact(other.value).times(per(other.units)))
    .abs();
  return [one, other].some((each) => apart.lte(roundingOf(each).times(per(each.units))));
}

/** Compares the amounts of two entries that are equal otherwise. */
export const areSameAmounts = (ones: readonly MeasuredAmount[], others: readonly MeasuredAmount[]): boolean =>
  ones.length === others.length &&
  ones.every((one, at) => {
    const other = others[at];
    return other !== undefined && isSameAmount(one, other);
  });

/** Width of a logarithmic band: equal amounts are in the same band or adjacent ones. */
const STEP = Math.log1p(2 * ROUGHEST);
/** Largest number of amounts compared per band; beyond it, only exact matches are found. */
const MOST_COMPARED = 200;

function magnitudeOf([amount]: readonly MeasuredAmount[]): number {
  const shared = amount ? Math.abs(inSharedUnit(amount.value, amount.units)[0]) : 0;
  return shared === 0 ? Number.NEGATIVE_INFINITY : Math.floor(Math.log(shared) / STEP);
}

const keyOf = (amounts: readonly MeasuredAmount[]): string =>
  JSON.stringify(amounts.map(({ value, units }) => inSharedUnit(value, units)));

interface Placed<T> {
  readonly amounts: readonly MeasuredAmount[];
  readonly item: T;
}

/** Returns an index of items by their amounts, for items that are equal otherwise. */
export function placesByAmounts<T>() {
  const exactly = new Map<string, T>();
  const near = new Map<number, Placed<T>[]>();
  return {
    add(amounts: readonly MeasuredAmount[], item: T): void {
      exactly.set(keyOf(amounts), item);
      const magnitude = magnitudeOf(amounts);
      const placed = near.get(magnitude) ?? [];
      if (placed.length < MOST_COMPARED) placed.push({ amounts, item });
      near.set(magnitude, placed);
    },
    find(amounts: readonly MeasuredAmount[]): T | undefined {
      const known = exactly.get(keyOf(amounts));
      if (known !== undefined) return known;
      const magnitude = magnitudeOf(amounts);
      for (const at of new Set([magnitude, magnitude - 1, magnitude + 1])) {
        const found = near.get(at)?.find((placed) => areSameAmounts(placed.amounts, amounts));
        if (found) return found.item;
      }
      return undefined;
    },
  };
}
