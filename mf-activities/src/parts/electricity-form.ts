import type { FieldTouch, ReferenceRow, Section } from '@lichen/kit';

export const ELECTRICITY_LAYOUT: readonly Section[] = [
  { title: 'Meter and period', fields: ['location_id', 'electricity_grid', 'from', 'to'] },
  {
    title: 'Power',
    fields: ['amount', 'renewable_amount', 'renewable_percent', 'instrument', 'supplier_factor', 'self_produced'],
  },
  { title: 'Invoice', fields: ['invoice_date', 'invoice_ref', 'cost'] },
];

export const COMMON_LAYOUT: readonly Section[] = [
  { title: 'About this activity', columns: 1, fields: ['description', 'tags', 'applied'] },
];

/** What a new electricity activity starts with. */
export const ELECTRICITY_START = { units: 'kWh', renewable_amount: 0, self_produced: false, applied: true };

export const electricityTouches = (
  country: string | null,
  instruments: readonly ReferenceRow[] = [],
): Record<string, FieldTouch> => ({
  amount: { unitField: 'units' },
  electricity_grid: { where: { country }, hint: 'Left empty, the grid of the location counts' },
  renewable_percent: { suffix: '%' },
  instrument: {
    words: Object.fromEntries(instruments.map(({ code, label }) => [code, label])),
    hint: 'Only proof changes the market-based figure',
  },
  supplier_factor: { label: 'Supplier factor', suffix: 'kg CO₂e/kWh' },
});
