import type { ReadAs } from '@lichen/contracts/docs/doc-type';
import { EARLIEST_YEAR, LATEST_YEAR } from '@lichen/contracts/formats/days';

/** The value of one field as the service answered it, unchecked. */
export interface SaidField {
  readonly printed: string;
  readonly value: string;
  readonly unit?: string | undefined;
  readonly currency?: string | null | undefined;
}

/** Kind of answer for each kind of field. */
export const SAID_AS: Readonly<Partial<Record<ReadAs['kind'], ReadAs['kind']>>> = {
  ...{ text: 'text', party: 'text', address: 'text', identifier: 'text' },
  ...{ day: 'day', number: 'number', percent: 'number', quantity: 'quantity', money: 'money' },
};

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,9})?$/;
const DAY = /^(\d{4})-\d{2}-\d{2}$/;

function dayOf(value: string): string | null {
  const year = Number(DAY.exec(value)?.[1] ?? 0);
  const isReal = year >= EARLIEST_YEAR && year <= LATEST_YEAR && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
  return isReal && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value) ? value : null;
}

const LONGEST_TEXT = 300;

/** Converts an answer to the value of a reading; null if it is not valid for the field's kind. */
export function valueSaid({ kind }: ReadAs, { value, unit, currency }: SaidField): unknown {
  const amount = AMOUNT.test(value) ? value : null;
  switch (SAID_AS[kind]) {
    case 'day':
      return dayOf(value);
    case 'number':
      return amount;
    case 'quantity':
      return amount === null ? null : { amount, unit: unit ?? null };
    case 'money':
      return amount === null ? null : { amount, currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : null };
    default:
      return value.trim() === '' || value.length > LONGEST_TEXT ? null : value.trim();
  }
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Returns the digits that print and value share, without leading and trailing zeros. */
const significant = (text: string): string => digitsOf(text).replace(/^0+|0+$/g, '');

/** Returns true if the printed words can mean the value; a service may quote words that do not match its value. */
export function agrees({ kind }: ReadAs, { printed, value }: SaidField): boolean {
  if (SAID_AS[kind] === 'text') return true;
  if (SAID_AS[kind] !== 'day') return significant(printed) === significant(value);
  const [year = '', , day = ''] = value.split('-');
  const numbers = (printed.match(/\d+/g) ?? []).map(Number);
  return numbers.includes(Number(day)) && (numbers.includes(Number(year)) || numbers.includes(Number(year.slice(2))));
}
