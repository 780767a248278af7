import { fold, foldAccents } from '@lichen/contracts/formats/fold';
import type { Values } from '../form-values';

/** Longest number that is stored, in characters. */
const LONGEST = 100;

/** Returns the number of a bill as its copies are found by: without case, accents and spaces; null without a number. */
export function billNumberOf({ invoice_number: number }: Values): string | null {
  if (typeof number !== 'string') return null;
  const written = foldAccents(number, 'NFKD').replace(/\s+/g, '').slice(0, LONGEST);
  return written === '' ? null : written;
}

/** Who sent a bill, by record or by the name on it. */
export interface BillSender {
  readonly partner_id: string | null;
  readonly prep_data: Values | null;
}

const nameOf = ({ prep_data }: BillSender): string => {
  const { supplier_name: name } = prep_data ?? {};
  return typeof name === 'string' ? fold(name) : '';
};

/** Returns true if two bills name the same partner, or print the same name of the supplier. */
export const isSameSupplier = (one: BillSender, other: BillSender): boolean =>
  (one.partner_id !== null && one.partner_id === other.partner_id) ||
  (nameOf(one) !== '' && nameOf(one) === nameOf(other));
