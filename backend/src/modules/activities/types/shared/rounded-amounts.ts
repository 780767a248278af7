import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import { type Exact, exact } from '../../emission/exact';

/** An amount as it was entered. */
export interface MeasuredAmount {
  readonly value: number;
  readonly units: string | null;
}

/** Digits to which amounts in two units are the same; a field takes six decimals: 23 km and 14.291537 miles. */
const ALIKE = 7;

/** An amount in one unit for all of its kind, and the kind; in a unit without one as it was entered. */
export function inSharedUnit(value: number, units: unknown): readonly [number, string | null] {
  if (typeof units !== 'string') return [value, null];
  if (!isUnit(units)) return [value, units];
  const { kind, per } = UNITS[units];
  return [Number((value * Number(per)).toPrecision(ALIKE)), kind];
}

export const kindOf = ({ value, units }: MeasuredAmount): string | null => inSharedUnit(value, units)[1];

/** A coarser rounding says too little: 1 MWh may be any of 500 to 1,500 kWh. */
export const ROUGHEST = 0.01;

const ofPlace = (place: number): Exact => exact(`5e${place - 1}`);

/**
 * By how much an amount may differ from what it was rounded from: half of its last printed digit. Zeros at the end of a
 * whole number may stand for a rounding as well: 3,410 is 3,412 to three digits.
 */
function roundingOf({ value }: MeasuredAmount): Exact {
  const { c: digits, e: exponent } = exact(value);
  const last = exponent - digits.length + 1;
  const most = exact(value).abs().times(ROUGHEST);
  const fitting = [last, Math.min(last, 0)].map(ofPlace).find((rounding) => rounding.lte(most));
  return fitting ?? exact(0);
}

const per = (units: string | null): string => (units !== null && isUnit(units) ? UNITS[units].per : '1');

/** True where both say the same: equal, or, in two units, one a conversion of the other to the digits it prints. */
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

/** Amounts of two entries that say the same besides. */
export const areSameAmounts = (ones: readonly MeasuredAmount[], others: readonly MeasuredAmount[]): boolean =>
  ones.length === others.length &&
  ones.every((one, at) => {
    const other = others[at];
    return other !== undefined && isSameAmount(one, other);
  });
