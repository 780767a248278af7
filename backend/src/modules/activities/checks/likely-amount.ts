import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { conversionOf } from '../emission/conversion';
import { exact } from '../emission/exact';
import { typeOf } from '../types/type-of';

/** Factors of a misplaced decimal point: a digit too many or too few, or thousands read as a fraction. */
const SLIPS = ['10', '100', '1000', '0.1', '0.01', '0.001'];
/** A correction is plausible if the result is within this multiple of the usual amount. */
const NEAR = 2;

/** An amount as entered. */
export interface EnteredAmount {
  readonly type: ActivityType;
  readonly field: string;
  readonly amount: number | null;
  readonly units: string | null;
  readonly unitsField: string | null;
}

/** An amount that was probably meant, for the remedy of an outlier. */
export interface LikelyAmount {
  readonly amount: number;
  readonly units: string;
}

/** Returns other units that a person may have meant, as multiples of the entered unit. */
function otherUnits({ type, units, unitsField }: EnteredAmount): { units: string; factor: number }[] {
  const field = unitsField === null ? undefined : typeOf(type).entity.fields[unitsField];
  if (!units || field?.kind !== 'choice') return [];
  return field.options.flatMap((other) => {
    const conversion = conversionOf(other, units);
    return conversion ? [{ units: other, factor: Number(conversion.factor) }] : [];
  });
}

/**
 * Returns the probably intended amount: the same in another unit, or with its decimal point moved. Null where neither
 * comes near the usual amount.
 *
 * @param away the usual amount divided by the entered one
 */
export function likelyAmount(entered: EnteredAmount, away: number): LikelyAmount | null {
  const { amount, units } = entered;
  if (amount === null || units === null || amount <= 0 || !Number.isFinite(away) || away <= 0) return null;
  // Units come first, because people overlook them more often.
  const candidates = [
    ...otherUnits(entered).map((other) => ({ ...other, amount })),
    ...SLIPS.map((slip) => ({ units, factor: Number(slip), amount: exact(amount).times(slip).toNumber() })),
  ];
  const distance = (factor: number) => Math.abs(Math.log(factor / away));
  const [nearest] = candidates
    .filter(({ factor }) => distance(factor) <= Math.log(NEAR))
    .sort((one, other) => distance(one.factor) - distance(other.factor));
  return nearest ? { amount: nearest.amount, units: nearest.units } : null;
}
