import { day, optional, text } from '../../entity/fields';
import type { ReadAs } from '../doc-type';

/** Header fields of an invoice whose records are its rows. None of them is required to apply the rows. */
export const INVOICE_HEAD = {
  fields: {
    supplier_name: optional(text('Supplier', 200)),
    invoice_number: optional(text('Invoice number', 60)),
    invoice_date: optional(day('Invoice date')),
  },
  layout: [{ title: 'Invoice', fields: ['supplier_name', 'invoice_number', 'invoice_date'] }],
  reads: {
    supplier_name: { kind: 'party', role: 'supplier' },
    invoice_number: { kind: 'identifier', role: 'invoice_number' },
    invoice_date: { kind: 'day', role: 'invoice_date' },
  } satisfies Record<string, ReadAs>,
} as const;
