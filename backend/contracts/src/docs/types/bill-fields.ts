import { day, optional, ref, text } from '../../entity/fields';
import type { ReadAs } from '../doc-type';

/** Fields that every utility bill has. */
export const billFields = {
  company_name: optional(text('Supplied to', 200)),
  supplier_name: optional(text('Supplier', 200)),
  partner_id: optional(ref('Partner', 'partners', { as: 'partner', show: ['name'] })),
  location_id: ref('Location', 'locations', { as: 'location', show: ['name'] }),
  supplied_address: optional(text('Address supplied', 500)),
  period_start: optional(day('Period start')),
  period_end: optional(day('Period end')),
  invoice_number: optional(text('Invoice number', 60)),
  invoice_date: optional(day('Invoice date')),
  meter_number: optional(text('Meter number', 60)),
};

/** How the reader finds the fields of a bill. */
export const billReads = {
  company_name: { kind: 'party', role: 'customer' },
  supplier_name: { kind: 'party', role: 'supplier' },
  supplied_address: { kind: 'address', role: 'supply_address' },
  period_start: { kind: 'day', role: 'period_start', isNeeded: true },
  period_end: { kind: 'day', role: 'period_end', isNeeded: true },
  invoice_number: { kind: 'identifier', role: 'invoice_number' },
  invoice_date: { kind: 'day', role: 'invoice_date' },
  meter_number: { kind: 'identifier', role: 'meter' },
} as const satisfies Record<string, ReadAs>;

/** Sections of the form of a bill. */
export const BILL_SUPPLY = {
  title: 'Supply',
  fields: ['company_name', 'supplier_name', 'partner_id', 'location_id', 'supplied_address', 'meter_number'],
};
export const BILL_PERIOD = { title: 'Period', fields: ['period_start', 'period_end'] };
