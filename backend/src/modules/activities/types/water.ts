import { waterActivity } from '@lichen/contracts/activities/types/water.entity';
import { water } from '../emission/types/metered-water';
import { defineType } from './activity-type';
import { BILL } from './parts/import-identities';
import { naics } from './parts/spend-industries';

export const waterType = defineType({
  entity: waterActivity,
  defaults: { applied: true },
  calculator: water,
  identity: BILL,
  checks: { isMetered: true, isInvoiced: true, repeatedBySpendOn: [...naics('221310'), 'sic2003_41'] },
});
