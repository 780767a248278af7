import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import { waste } from '../../emission/types/buildings/waste';
import { partsBeyondWaste, type WasteFields } from '../../emission/types/buildings/waste-amounts';
import { defineType, type Likeness, type Measured } from '../activity-type';
import { estimateCarbon } from '../shared/estimate-carbon';
import { onDay } from '../shared/journey-period';
import { naics, SEWERAGE_AND_REFUSE } from '../shared/spend-industries';

/** Amount fields, the total first. */
const AMOUNTS = ['waste_released', 'processed', 'recycled', 'rdf', 'landfill'].flatMap((part): Measured[] =>
  [`${part}_weight`, `${part}_volume`].map((field) => ({ field, units: `${field}_units` })),
);

const LIKE_WASTES: readonly Likeness[] = [
  { by: ['product_id', 'location_id'], times: 10 },
  { by: ['product_id'], times: 50 },
];

export const wasteType = defineType({
  entity: wasteActivity,
  defaults: { co2_type: 'estimate', applied: true },
  reads: ['product'],
  derived: ({ collection_date, processing_date }) => onDay(collection_date ?? processing_date),
  check: (record, { goods }) =>
    record.applied ? partsBeyondWaste(record as unknown as WasteFields, goods?.product ?? null) : {},
  actions: estimateCarbon,
  calculator: waste,
  identity: {
    by: ['location_id', 'product_id', 'collection_date', 'processing_date', 'ewc_code'],
    ref: 'order_ref',
    amounts: AMOUNTS,
  },
  checks: {
    isInvoiced: true,
    compared: [
      { kind: 'amount_outlier', alike: LIKE_WASTES, of: AMOUNTS },
      { kind: 'cost_outlier', alike: LIKE_WASTES, of: ['cost'] },
    ],
    days: { first: ['from', 'collection_date', 'processing_date'], last: ['to'] },
    repeatedBySpendOn: [
      ...naics('562111', '562112', '562119', '562211', '562212', '562213', '562219', '562910', '562920', '562998'),
      SEWERAGE_AND_REFUSE,
    ],
  },
});
