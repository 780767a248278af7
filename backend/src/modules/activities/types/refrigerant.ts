import { refrigerantActivity } from '@lichen/contracts/activities/types/refrigerant.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { refrigerant } from '../emission/types/refrigerant';
import { byOperationalControl } from '../emission/operational-control';
import { defineType } from './activity-type';
import { BILL } from './shared/import-identities';

export const refrigerantType = defineType({
  entity: refrigerantActivity,
  defaults: { units: 'kg', applied: true },
  check: ({ refrigerant_type, refrigerant_category }, { library }): Record<string, string> =>
    library.entry('refrigerants', refrigerant_type)?.category === refrigerant_category
      ? {}
      : { refrigerant_type: FIELD_TEXTS.choice },
  calculator: refrigerant,
  setAside: byOperationalControl,
  identity: { ...BILL, by: [...BILL.by, 'refrigerant_type'], amounts: ['refrigerant_used', 'units'] },
  checks: { isInvoiced: true, days: { first: ['from', 'delivery_date'], last: ['to'] }, amounts: ['refrigerant_used'] },
});
