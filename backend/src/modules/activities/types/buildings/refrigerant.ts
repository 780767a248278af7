import { refrigerantActivity } from '@lichen/contracts/activities/types/buildings/refrigerant.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { refrigerant } from '../../emission/types/buildings/refrigerant';
import { byOperationalControl } from '../../emission/operational-control';
import { defineType, type Likeness, type Measured } from '../activity-type';
import { BILL } from '../shared/import-identities';

const USED: Measured = { field: 'refrigerant_used', units: 'units' };

/** Amounts vary from topping up a leak to filling the whole plant. */
const LIKE_REFILLS: readonly Likeness[] = [
  { by: ['refrigerant_type', 'location_id'], times: 20 },
  { by: ['refrigerant_type'], times: 50 },
];

export const refrigerantType = defineType({
  entity: refrigerantActivity,
  defaults: { units: 'kg', applied: true },
  check: ({ refrigerant_type, refrigerant_category }, { library }): Record<string, string> =>
    library.entry('refrigerants', refrigerant_type)?.category === refrigerant_category
      ? {}
      : { refrigerant_type: FIELD_TEXTS.choice },
  siteFields: [],
  calculator: refrigerant,
  setAside: byOperationalControl,
  identity: { ...BILL, by: [...BILL.by, 'refrigerant_type'], amounts: [USED] },
  checks: {
    isInvoiced: true,
    days: { first: ['from', 'delivery_date'], last: ['to'] },
    amounts: ['refrigerant_used'],
    compared: [
      { kind: 'amount_outlier', alike: LIKE_REFILLS, of: [USED] },
      { kind: 'cost_outlier', alike: LIKE_REFILLS, of: ['cost'] },
    ],
  },
});
