import type { SoughtField, SoughtType } from '../definition';
import type { UnitFamily } from '../units';

const INVOICE: readonly SoughtField[] = [
  { name: 'supplier_name', kind: 'text', role: 'supplier', required: true },
  { name: 'company_name', kind: 'text', role: 'customer' },
  { name: 'customer_number', kind: 'identifier', role: 'customer-number' },
  { name: 'invoice_number', kind: 'identifier', role: 'invoice-number', required: true },
  { name: 'invoice_date', kind: 'date', role: 'issue-date', required: true },
  { name: 'net', kind: 'money', role: 'net' },
  { name: 'tax', kind: 'money', role: 'tax' },
  { name: 'cost', kind: 'money', role: 'gross', required: true },
];

const PERIOD: readonly SoughtField[] = [
  { name: 'period_start', kind: 'date', role: 'period-start', required: true },
  { name: 'period_end', kind: 'date', role: 'period-end', required: true },
];

const POINT: readonly SoughtField[] = [
  { name: 'supplied_address', kind: 'text', role: 'supply-address' },
  { name: 'meter_number', kind: 'identifier', role: 'meter-number' },
  { name: 'supply_point', kind: 'identifier', role: 'supply-point' },
];

const used = (name: string, ...families: UnitFamily[]): SoughtField => ({
  name,
  kind: 'quantity',
  role: 'use',
  families,
  required: true,
});

/** Types that the reader tells apart, with the fields it looks for, named as in the document types. */
export const SOUGHT_TYPES: readonly SoughtType[] = [
  {
    type: 'electricity',
    fields: [
      ...INVOICE,
      ...PERIOD,
      ...POINT,
      used('electricity_used', 'energy'),
      { name: 'renewable_used', kind: 'percent', role: 'renewable-share' },
    ],
  },
  { type: 'natural_gas', fields: [...INVOICE, ...PERIOD, ...POINT, used('quantity', 'energy', 'volume')] },
  { type: 'water', fields: [...INVOICE, ...PERIOD, ...POINT, used('water_used', 'volume')] },
  {
    type: 'fuel',
    fields: [
      ...INVOICE,
      { name: 'delivery_date', kind: 'date', role: 'delivery-date' },
      { name: 'fuel_type', kind: 'choice', role: 'fuel-type', required: true },
      used('quantity', 'volume', 'mass', 'energy'),
      { name: 'order_number', kind: 'identifier', role: 'order-number' },
    ],
  },
  {
    type: 'purchase_invoice',
    fields: [...INVOICE, { name: 'order_number', kind: 'identifier', role: 'order-number' }],
  },
  {
    type: 'waste_report',
    fields: [
      { name: 'supplier_name', kind: 'text', role: 'supplier', required: true },
      { name: 'company_name', kind: 'text', role: 'customer' },
      ...PERIOD,
      used('weight', 'mass'),
    ],
  },
  {
    type: 'certificate',
    fields: [
      { name: 'company_name', kind: 'text', role: 'customer', required: true },
      { name: 'standard', kind: 'text', role: 'standard', required: true },
      { name: 'certificate_number', kind: 'identifier', role: 'certificate-number', required: true },
      { name: 'issue_date', kind: 'date', role: 'issue-date' },
      { name: 'expiry_date', kind: 'date', role: 'expiry-date', required: true },
    ],
  },
  {
    type: 'insurance',
    fields: [
      { name: 'company_name', kind: 'text', role: 'customer', required: true },
      { name: 'supplier_name', kind: 'text', role: 'supplier' },
      { name: 'policy_number', kind: 'identifier', role: 'certificate-number' },
      { name: 'start_date', kind: 'date', role: 'start-date', required: true },
      { name: 'expiry_date', kind: 'date', role: 'expiry-date', required: true },
    ],
  },
];
