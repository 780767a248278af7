import { FUEL_DEFAULTS, fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { exact } from '../../emission/exact';
import { fuel } from '../../emission/types/buildings/fuel';
import { byOperationalControl } from '../../emission/operational-control';
import { byReadingType } from '../../emission/reading-type';
import { defineType } from '../activity-type';
import { BILL } from '../shared/import-identities';
import { FUEL_SUPPLY, FUEL_TRADE, naics } from '../shared/spend-industries';
import { unitError } from '../shared/units-of-fuel';

/** Fuels supplied through a pipe; delivered fuels are burnt at unknown times. */
const PIPED: ReadonlySet<string> = new Set([
  'Natural gas',
  'Natural gas (100% mineral blend)',
  'District heat and steam',
  'Onsite heat and steam',
]);

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
  metered: {
    units: 'kWh',
    fields: ['fuel', 'amount', 'units', 'quantity', 'manual_energy', 'energy_used', 'energy_units'],
    readUse: ({ fuel: item, amount, units, quantity, manual_energy, energy_used, energy_units }) => {
      if (!item || !PIPED.has(item)) return null;
      if (manual_energy) return { item, amount: energy_used === null ? null : exact(energy_used), units: energy_units };
      return { item, amount: amount === null ? null : exact(amount).times(quantity ?? 1), units };
    },
    billOf: (item) => ({ fuel: item }),
  },
  isExpectedAt: ({ uses_fuel }) => uses_fuel === true,
});
