import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Measured } from '../activity-type';
import { typeOf } from '../type-of';
import { inSharedUnit, kindOf, type MeasuredAmount } from './rounded-amounts';

type Plain = Readonly<Record<string, unknown>>;

/** Returns words as they are compared: in any case and spacing. */
const sameWords = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the number of a document as it is compared: in any case, and without spaces. */
export const sameNumber = (number: string): string => number.replace(/\s+/g, '').toLowerCase();

/** Returns the comparable value: a place is identified by its name only. */
function comparable(value: unknown): unknown {
  const known = typeof value === 'object' && value !== null && 'name' in value ? value.name : (value ?? null);
  return typeof known === 'string' ? sameWords(known) : known;
}

const comparableRef = (value: unknown): unknown => (typeof value === 'string' ? sameNumber(value) : comparable(value));

interface Amount {
  readonly said: unknown;
  readonly measured?: MeasuredAmount;
}

const isMeasured = (amount: string | Measured): amount is Measured => typeof amount !== 'string';
const fieldsOf = (amount: string | Measured): readonly string[] =>
  isMeasured(amount) ? [amount.field, amount.units] : [amount];

/** Returns the fields that the identity of a type is made of. */
export function identityFields(type: ActivityType): readonly string[] {
  const { by, ref, amounts } = typeOf(type).identity;
  return [...new Set([...by, ...(ref ? [ref] : []), ...amounts.flatMap(fieldsOf)])];
}

/** Returns the amount fields of a type, without their units. */
export const amountFields = (type: ActivityType): readonly string[] =>
  typeOf(type).identity.amounts.map((amount) => (isMeasured(amount) ? amount.field : amount));

function amountsOf(type: ActivityType, record: Plain): Amount[] {
  const { amounts } = typeOf(type).identity;
  const whole = amounts.filter(isMeasured).filter(({ field }) => typeof record[field] === 'number');
  const made = new Set(whole.flatMap(({ madeOf = [] }) => madeOf));
  return amounts.map((amount) => {
    if (!isMeasured(amount)) return { said: made.has(amount) ? null : comparable(record[amount]) };
    const value = record[amount.field];
    if (made.has(amount.field) || typeof value !== 'number') return { said: null };
    const [shared, kind] = inSharedUnit(value, record[amount.units]);
    return { said: [shared, kind], measured: { value, units: record[amount.units] as string | null } };
  });
}

const hasRefOf = (type: ActivityType, record: Plain): boolean => {
  const { ref } = typeOf(type).identity;
  return ref !== undefined && (record[ref] ?? null) !== null;
};

function wordsOf(type: ActivityType, record: Plain, amounts: () => readonly unknown[]): string {
  const { by, ref = '' } = typeOf(type).identity;
  const hasRef = hasRefOf(type, record);
  const said = by.map((name) => comparable(record[name]));
  return JSON.stringify([hasRef, ...said, ...(hasRef ? [comparableRef(record[ref])] : amounts())]);
}

/** Returns the text that identifies an entry, so that a file imported twice is written once. */
export const identityOf = (type: ActivityType, record: Plain): string =>
  wordsOf(type, record, () => amountsOf(type, record).map(({ said }) => said));

/** The identity of an entry without its measured amounts, which may be rounded, and these amounts. */
export interface Statement {
  readonly words: string;
  readonly measured: readonly MeasuredAmount[];
}

/** Returns the identity of an entry, in which measured amounts are represented by their kind, such as mass. */
export function statementOf(type: ActivityType, record: Plain): Statement {
  if (hasRefOf(type, record)) return { words: identityOf(type, record), measured: [] };
  const amounts = amountsOf(type, record);
  return {
    words: wordsOf(type, record, () => amounts.map(({ said, measured }) => (measured ? kindOf(measured) : said))),
    measured: amounts.flatMap(({ measured }) => measured ?? []),
  };
}
