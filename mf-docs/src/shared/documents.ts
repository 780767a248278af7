import type { doc } from '@lichen/contracts/docs/doc.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Doc = RecordOf<typeof doc>;

/** Returns the name of the partner or location that the API includes with the reference. */
const nameOf = (record: object, what: 'partner' | 'location'): string | null =>
  (record as Record<string, { name?: string } | null | undefined>)[what]?.name ?? null;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const day = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns the English label of a document's first type; null where it has none. */
export const typeLabel = ({ doc_ids }: Pick<Doc, 'doc_ids'>): string | null =>
  docTypeOf(doc_ids?.[0] ?? '')?.label ?? null;

/** Returns the supplier in the document's data, or else the linked partner; null without either. */
export const supplierOf = (record: Doc): string | null =>
  text(record.prep_data?.['supplier_name']) ?? nameOf(record, 'partner');

/** Returns the name of the document's location; null without one. */
export const locationOf = (record: Doc): string | null => nameOf(record, 'location');

/** Returns the first and last day that a document covers; null where it states none. */
export function periodOf({ prep_data }: Pick<Doc, 'prep_data'>): { from: number; to: number } | null {
  const from = day(prep_data?.['period_start']) ?? day(prep_data?.['invoice_date']) ?? day(prep_data?.['issue_date']);
  const to = day(prep_data?.['period_end']) ?? from;
  return from === null || to === null ? null : { from, to };
}

const AMOUNTS = [
  ['electricity_used', 'electricity_units'],
  ['water_used', 'water_units'],
] as const;

/** Returns the amount of a bill with its unit; electricity takes precedence over water. Null where it has neither. */
export function amountOf({ prep_data }: Pick<Doc, 'prep_data'>): { amount: number; unit: string } | null {
  for (const [name, units] of AMOUNTS) {
    const amount = prep_data?.[name];
    if (typeof amount === 'number') return { amount, unit: text(prep_data?.[units]) ?? '' };
  }
  return null;
}
