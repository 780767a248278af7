import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import { exact } from '../../emission/exact';
import { water } from '../../emission/types/buildings/metered-water';
import { byReadingType } from '../../emission/reading-type';
import { defineType } from '../activity-type';
import { BILL } from '../shared/import-identities';
import { naics } from '../shared/spend-industries';

export const waterType = defineType({
  entity: waterActivity,
  defaults: { applied: true },
  calculator: byReadingType(water),
  identity: BILL,
  metered: {
    units: 'm3',
    fields: ['amount', 'units'],
    readUse: ({ amount, units }) => ({ item: '', amount: amount === null ? null : exact(amount), units }),
  },
  checks: { isMetered: true, isInvoiced: true, repeatedBySpendOn: [...naics('221310'), 'sic2003_41'] },
});
