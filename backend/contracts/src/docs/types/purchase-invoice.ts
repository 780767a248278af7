import type { Entity } from '../../entity/entity';
import { day, decimal, money, optional, ref, text } from '../../entity/fields';
import { defineDocType, docForm } from '../doc-type';

const goodsRow = docForm('purchase_row', 'Purchase', {
  description: optional(text('Description', 500)),
  product_id: optional(ref('Product', 'products', { as: 'product', show: ['name'] })),
  quantity: optional(decimal('Quantity')),
  cost: optional(money('Cost')),
}) as Entity;

/** Invoice for goods and services. Each row becomes a purchase. */
export const purchaseInvoiceDoc = defineDocType({
  id: 'purchase_invoice',
  label: 'Purchase invoice',
  category: 'other',
  manualEntry: true,
  fields: {
    company_name: optional(text('Customer', 200)),
    supplier_name: optional(text('Supplier', 200)),
    partner_id: optional(ref('Partner', 'partners', { as: 'partner', show: ['name'] })),
    location_id: optional(ref('Location', 'locations', { as: 'location', show: ['name'] })),
    invoice_number: optional(text('Invoice number', 60)),
    invoice_date: optional(day('Invoice date')),
    net: optional(money('Net amount')),
    tax: optional(money('Tax')),
    cost: optional(money('Total amount')),
  },
  layout: [
    { title: 'Invoice', fields: ['invoice_number', 'invoice_date', 'company_name', 'supplier_name', 'partner_id'] },
    { title: 'Amounts', fields: ['net', 'tax', 'cost', 'location_id'] },
  ],
  rows: {
    records: {
      label: 'Purchases',
      row: goodsRow,
      most: 2000,
      reads: {
        description: { kind: 'text', role: 'line' },
        quantity: { kind: 'quantity', role: 'line' },
        cost: { kind: 'money', role: 'line' },
      },
      table: {
        columns: {
          description: ['description', 'item', 'product'],
          quantity: ['quantity'],
          cost: ['net', 'amount', 'gross'],
        },
        needs: [['description'], ['cost']],
        addsUpTo: { field: 'cost', totals: ['net', 'cost'] },
      },
    },
  },
  reads: {
    company_name: { kind: 'party', role: 'customer' },
    supplier_name: { kind: 'party', role: 'supplier' },
    invoice_number: { kind: 'identifier', role: 'invoice_number' },
    invoice_date: { kind: 'day', role: 'invoice_date', isNeeded: true },
    net: { kind: 'money', role: 'net', isNeeded: true },
    tax: { kind: 'money', role: 'tax' },
    cost: { kind: 'money', role: 'gross' },
  },
  makes: { kind: 'records', entities: ['purchased_goods_activitys'] },
});
