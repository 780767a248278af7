import { isUnit, UNITS } from '@lichen/contracts/activities/codes/units';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Measured } from '../activity-type';
import { typeOf } from '../type-of';

type Plain = Readonly<Record<string, unknown>>;

/** A place is identified by its name; what a map service adds makes no difference. */
const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : (value ?? null);

/** Digits to which amounts in two units are the same; a field takes six decimals: 23 km and 14.291537 miles. */
const ALIKE = 7;

/** An amount in one unit for all of its kind, and the kind; in a unit without one as it was entered. */
export function inSharedUnit(value: number, units: unknown): readonly [number, string | null] {
  if (typeof units !== 'string') return [value, null];
  if (!isUnit(units)) return [value, units];
  const { kind, per } = UNITS[units];
  return [Number((value * Number(per)).toPrecision(ALIKE)), kind];
}

const isMeasured = (amount: string | Measured): amount is Measured => typeof amount !== 'string';
const fieldsOf = (amount: string | Measured): readonly string[] =>
  isMeasured(amount) ? [amount.field, amount.units] : [amount];

/** All that the words of a type are made from. */
export function identityFields(type: ActivityType): readonly string[] {
  const { by, ref, amounts } = typeOf(type).identity;
  return [...new Set([...by, ...(ref ? [ref] : []), ...amounts.flatMap(fieldsOf)])];
}

/** The fields of a type that say how much, without their units. */
export const amountFields = (type: ActivityType): readonly string[] =>
  typeOf(type).identity.amounts.map((amount) => (isMeasured(amount) ? amount.field : amount));

function amountsOf(type: ActivityType, record: Plain): unknown[] {
  const { amounts } = typeOf(type).identity;
  const whole = amounts.filter(isMeasured).filter(({ field }) => typeof record[field] === 'number');
  const made = new Set(whole.flatMap(({ madeOf = [] }) => madeOf));
  return amounts.map((amount) => {
    if (!isMeasured(amount)) return made.has(amount) ? null : comparable(record[amount]);
    const value = record[amount.field];
    if (made.has(amount.field)) return null;
    return typeof value === 'number' ? inSharedUnit(value, record[amount.units]) : null;
  });
}

/** The words by which an entry is known again, so that a file that comes twice is written once. */
export function identityOf(type: ActivityType, record: Plain): string {
  const { by, ref } = typeOf(type).identity;
  const hasRef = ref !== undefined && (record[ref] ?? null) !== null;
  const said = by.map((name) => comparable(record[name]));
  return JSON.stringify([hasRef, ...said, ...(hasRef ? [comparable(record[ref])] : amountsOf(type, record))]);
}
