import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { exact } from '../../emission/exact';
import { electricity } from '../../emission/types/buildings/electricity/electricity';
import { byOperationalControl } from '../../emission/operational-control';
import { byReadingType } from '../../emission/reading-type';
import { defineType } from '../activity-type';
import { BILL } from '../shared/import-identities';
import { derivedRenewableShare } from '../shared/renewable-share';

export const electricityType = defineType({
  entity: electricityActivity,
  defaults: { self_produced: false, applied: true },
  derived: (bill, _known, stored) => derivedRenewableShare(bill, stored),
  // The grid implies the country.
  siteFields: ['electricity_grid'],
  calculator: byReadingType(electricity),
  setAside: byOperationalControl,
  weighsOwnFactors: true,
  identity: BILL,
  checks: {
    isMetered: true,
    isInvoiced: true,
    item: { field: 'self_produced' },
    counts: ['power', 'energy'],
    repeatedBySpendOn: ['sic2003_40.1'],
  },
  metered: {
    units: 'kWh',
    isEverywhere: true,
    fields: ['self_produced', 'amount', 'units'],
    // Power generated on site is no bill.
    readUse: ({ self_produced, amount, units }) =>
      self_produced ? null : { item: '', amount: amount === null ? null : exact(amount), units },
    billOf: () => ({ renewable_amount: 0 }),
  },
  isExpectedAt: () => true,
});
