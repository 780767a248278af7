import { FUEL_DEFAULTS, fuelActivity } from '@lichen/contracts/activities/types/fuel.entity';
import { fuel } from '../emission/types/fuel';
import { byOperationalControl } from '../emission/operational-control';
import { byReadingType } from '../emission/reading-type';
import { defineType } from './activity-type';
import { BILL } from './shared/import-identities';
import { FUEL_SUPPLY, FUEL_TRADE, naics } from './shared/spend-industries';
import { unitError } from './shared/units-of-fuel';

export const fuelType = defineType({
  entity: fuelActivity,
  defaults: FUEL_DEFAULTS,
  check: ({ fuel: code, units, manual_energy, energy_units }, facts) => ({
    ...unitError(facts, code, units),
    ...(manual_energy ? unitError(facts, code, energy_units, 'energy_units') : {}),
  }),
  calculator: byReadingType(fuel),
  setAside: byOperationalControl,
  identity: { ...BILL, by: [...BILL.by, 'fuel'] },
  checks: {
    isMetered: true,
    isInvoiced: true,
    item: { field: 'fuel' },
    counts: ['energy'],
    repeatedBySpendOn: [...FUEL_SUPPLY, ...naics('221330'), ...FUEL_TRADE],
  },
  isExpectedAt: ({ uses_fuel }) => uses_fuel === true,
});
