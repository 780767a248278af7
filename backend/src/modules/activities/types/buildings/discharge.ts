import { dischargeActivity } from '@lichen/contracts/activities/types/buildings/discharge.entity';
import { discharge } from '../../emission/types/buildings/metered-water';
import { byReadingType } from '../../emission/reading-type';
import { defineType } from '../activity-type';
import { BILL } from '../shared/import-identities';
import { naics, SEWERAGE_AND_REFUSE } from '../shared/spend-industries';

export const dischargeType = defineType({
  entity: dischargeActivity,
  defaults: { applied: true },
  calculator: byReadingType(discharge),
  identity: BILL,
  checks: {
    isMetered: true,
    isInvoiced: true,
    repeatedBySpendOn: [...naics('221320', '562991'), SEWERAGE_AND_REFUSE],
  },
});
