import type { Entity } from '../../entity/entity';
import { choice, day, decimal, money, optional, ref, text } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType, docForm, type ReadAs } from '../doc-type';

const WEIGHTS = ['kg', 't', 'lbs', 'short ton', 'long ton'] as const;
const weight = (label: string) => optional(decimal(label));
const units = (label: string) => optional(choice(label, WEIGHTS));

const wasteRow = docForm('waste_row', 'Waste', {
  product: optional(text('Product or waste code', 200)),
  product_id: optional(ref('Product', 'products', { as: 'product', show: ['name'] })),
  partner_id: optional(ref('Supplier', 'partners', { as: 'partner', show: ['name'] })),
  location_id: optional(ref('Collected from', 'locations', { as: 'location', show: ['name'] })),
  processed_at: optional(text('Processed at', 500)),
  collection_date: optional(day('Collection date', { notFuture: true })),
  processing_date: optional(day('Processing date', { notFuture: true })),
  order_ref: optional(text('Order reference', 60)),
  cost: optional(money('Cost')),
  processed_weight: weight('Processed, weight'),
  processed_weight_units: units('Units'),
  recycled_weight: weight('Recycled, weight'),
  recycled_weight_units: units('Units'),
  rdf_weight: weight('Refuse-derived fuel (RDF), weight'),
  rdf_weight_units: units('Units'),
  landfill_weight: weight('Landfill, weight'),
  landfill_weight_units: units('Units'),
}) as Entity;

const weightRead = (part: string): ReadAs => ({
  ...{ kind: 'quantity', role: 'line', units: 'mass', unitField: `${part}_weight_units` },
});

/** Waste that was collected in a period. Each row becomes an activity. */
export const wasteReportDoc = defineDocType({
  id: 'waste_report',
  label: 'Waste report',
  category: 'company',
  manualEntry: true,
  fields: {
    company_name: optional(text('Collected from', 200)),
    supplier_name: optional(text('Supplier', 200)),
    period_start: optional(day('Period start')),
    period_end: optional(day('Period end')),
  },
  check: datesInOrder('period_start', 'period_end'),
  layout: [{ title: 'Report', fields: ['company_name', 'supplier_name', 'period_start', 'period_end'] }],
  rows: {
    waste_processed: {
      label: 'Waste',
      row: wasteRow,
      most: 2000,
      reads: {
        product: { kind: 'text', role: 'line' },
        processed_weight: { ...weightRead('processed'), role: 'consumption', isNeeded: true },
        recycled_weight: weightRead('recycled'),
        rdf_weight: weightRead('rdf'),
        landfill_weight: weightRead('landfill'),
      },
    },
  },
  reads: {
    company_name: { kind: 'party', role: 'customer' },
    supplier_name: { kind: 'party', role: 'supplier' },
    period_start: { kind: 'day', role: 'period_start' },
    period_end: { kind: 'day', role: 'period_end' },
  },
  makes: { kind: 'records', entities: ['waste_activitys'] },
});
