import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import type { FieldOverrides, Values } from '@lichen/kit';
import { SUPPLIERS } from '../shared/partner-filters';
import type { TypeForm } from '../shared/type-form';

const AMOUNTS = ['processed', 'recycled', 'rdf', 'landfill', 'waste_released'] as const;

const isEstimate = (values: Values) => values['co2_type'] !== 'supplier';

const amountOverrides = Object.fromEntries(
  AMOUNTS.flatMap((name): [string, FieldOverrides][] => [
    [`${name}_weight`, { unitField: `${name}_weight_units` }],
    [`${name}_volume`, { unitField: `${name}_volume_units` }],
  ]),
);

const amountStart = Object.fromEntries(
  AMOUNTS.flatMap((name): [string, string][] => [
    [`${name}_weight_units`, 'kg'],
    [`${name}_volume_units`, 'm3'],
  ]),
);

export const wasteForm: TypeForm = {
  entity: wasteActivity,
  layout: [
    { title: 'Waste', fields: ['product_id', 'ewc_code', 'waste_material', 'location_id', 'released_to'] },
    {
      title: 'Collection',
      fields: ['collection_date', 'processing_date', 'partner_id', 'processed_at', 'order_ref', 'cost'],
    },
    {
      title: 'Amounts',
      fields: [...AMOUNTS.flatMap((name) => [`${name}_weight`, `${name}_volume`]), 'other_route'],
    },
    { title: 'CO₂e', fields: ['co2_type', 'co2', 'includes_transmission'] },
  ],
  start: { ...amountStart, co2_type: 'estimate', co2_units: 'kg', applied: true },
  overrides: ({ values }) => ({
    ...amountOverrides,
    partner_id: { where: SUPPLIERS },
    co2: { unitField: 'co2_units', hidden: isEstimate(values) },
    includes_transmission: { hidden: isEstimate(values) },
  }),
};
