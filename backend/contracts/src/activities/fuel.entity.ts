import { defineEntity } from '../entity';
import { boolean, code, day, decimal, optional } from '../fields';
import { TEXTS } from '../texts';
import {
  activityAccess,
  commonFields,
  headlineFields,
  invoiceFields,
  locationRef,
  partnerRef,
  startsBeforeItEnds,
} from './activity-fields';
import { activityTable } from './activity-table';
import { fuelCode } from './fuel-code';
import { ENERGY_UNITS, FUEL_UNITS } from './fuel-units';
import { measure } from './measure';

/** Fuel burnt at a location, or heat bought for it. Scope 1, heat in scope 2; what comes before it in scope 3. */
export const fuelActivity = defineEntity({
  name: 'fuel_activitys',
  label: 'Fuel',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: locationRef(),
    partner_id: optional(partnerRef()),
    fuel: code('Fuel', 'fuels', fuelCode),
    amount: decimal('Amount'),
    units: measure('Units', FUEL_UNITS),
    quantity: decimal('Quantity'),
    ...invoiceFields,
    from: day('From'),
    to: day('To'),
    manual_energy: boolean('State the energy'),
    energy_used: optional(decimal('Energy used')),
    energy_units: optional(measure('Energy units', ENERGY_UNITS)),
    ...commonFields,
  },
  derived: headlineFields,
  ...activityAccess,
  check: (draft) => ({ ...startsBeforeItEnds(draft), ...statedEnergy(draft) }),
});

/** Energy that is stated takes the place of the amount. */
const statedEnergy = (draft: Readonly<Record<string, unknown>>) =>
  draft['manual_energy'] === true
    ? Object.fromEntries(
        ['energy_used', 'energy_units']
          .filter((name) => (draft[name] ?? null) === null)
          .map((name) => [name, TEXTS.required]),
      )
    : {};

/** What a new fuel activity starts with. */
export const FUEL_DEFAULTS = { quantity: 1, manual_energy: false, applied: true } as const;
