import type { Entity } from '../../entity/entity';
import { day, decimal, longText, money, optional, place, ref, text, choice } from '../../entity/fields';
import { defineDocType, docForm, type DocType } from '../doc-type';

const jobRow = docForm('job_row', 'Job', {
  date: optional(day('Job date', { notFuture: true })),
  our_ref: optional(text('Our reference', 60)),
  ref: optional(text('Your reference', 60)),
  from: optional(place('From')),
  to: optional(place('To')),
  from_location_id: optional(ref('From location', 'locations', { as: 'from_location', show: ['name'] })),
  to_location_id: optional(ref('To location', 'locations', { as: 'to_location', show: ['name'] })),
  distance: optional(decimal('Distance')),
  distance_units: optional(choice('Units', ['km', 'miles'])),
  net_price: optional(money('Net price')),
  vat: optional(money('VAT')),
  detail: optional(longText('Details', 2000)),
}) as Entity;

const header = {
  invoice_number: optional(text('Invoice number', 60)),
  invoice_date: day('Invoice date'),
  partner_id: optional(ref('Linked partner', 'partners', { as: 'partner', show: ['name'] })),
  location_id: optional(ref('Reporting location', 'locations', { as: 'location', show: ['name'] })),
};

const rows = {
  jobs: {
    label: 'Jobs',
    row: jobRow,
    most: 2000,
    starts: { distance_units: 'km' },
    reads: {
      date: { kind: 'day', role: 'line' },
      our_ref: { kind: 'text', role: 'line' },
      ref: { kind: 'text', role: 'line' },
      from: { kind: 'place', role: 'line' },
      to: { kind: 'place', role: 'line' },
      distance: { kind: 'quantity', role: 'line', units: 'distance', unitField: 'distance_units' },
      net_price: { kind: 'money', role: 'line' },
      vat: { kind: 'money', role: 'line' },
      detail: { kind: 'text', role: 'line' },
    },
    table: {
      columns: {
        date: ['date'],
        our_ref: ['own_reference', 'reference'],
        ref: ['your_reference'],
        from: ['from'],
        to: ['to', 'place'],
        distance: ['distance', 'odometer'],
        net_price: ['net', 'amount'],
        vat: ['tax'],
        detail: ['description', 'item', 'product'],
      },
      needs: [['date'], ['distance', 'from', 'to'], ['distance', 'net_price']],
    },
  },
} satisfies DocType['rows'];
const reads = {
  invoice_number: { kind: 'identifier', role: 'invoice_number' },
  invoice_date: { kind: 'day', role: 'invoice_date', isNeeded: true },
  account: { kind: 'identifier', role: 'account_number' },
  supplier_name: { kind: 'party', role: 'supplier' },
  supplier_address: { kind: 'address', role: 'supplier_address' },
} as const;
const makes = { kind: 'records', entities: ['upstream_transmission_distribution'] } as const;
const INVOICE = ['invoice_number', 'invoice_date', 'account', 'supplier_name', 'supplier_address'];

/** Invoice of the company to a client for goods that it carried. */
export const transportInvoiceDoc = defineDocType({
  id: 'transport_invoice',
  label: 'Transport invoice',
  category: 'other',
  manualEntry: true,
  fields: {
    ...header,
    account: text('Account', 100),
    supplier_name: optional(text('Supplier', 200)),
    supplier_address: optional(text('Address of the supplier', 500)),
    client_name: text('Client', 200),
    client_address: text('Address of the client', 500),
  },
  layout: [
    { title: 'Invoice', fields: INVOICE },
    { title: 'Client', fields: ['client_name', 'client_address', 'partner_id', 'location_id'] },
  ],
  ...{ rows, makes },
  reads: {
    ...reads,
    client_name: { kind: 'party', role: 'customer', isNeeded: true },
    client_address: { kind: 'address', role: 'customer_address', isNeeded: true },
  },
});

/** Invoice of a carrier to the company. Errors of supplier fields are reported under the client fields' names. */
export const deliveryInvoiceDoc = defineDocType({
  id: 'delivery_invoice',
  label: 'Delivery invoice',
  category: 'other',
  manualEntry: true,
  fields: {
    ...header,
    account: optional(text('Account', 100)),
    supplier_name: text('Supplier', 200),
    supplier_address: text('Address', 500),
  },
  layout: [
    { title: 'Invoice', fields: INVOICE },
    { title: 'Partner', fields: ['partner_id', 'location_id'] },
  ],
  ...{ rows, reads, makes },
  toldAs: { supplier_name: 'client_name', supplier_address: 'client_address' },
});
