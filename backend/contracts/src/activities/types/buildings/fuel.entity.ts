import { defineEntity } from '../../../entity/entity';
import { about, boolean, code, day, decimal, optional } from '../../../entity/fields';
import { TEXTS } from '../../../text/texts';
import {
  activityAccess,
  commonFields,
  headlineFields,
  invoiceFields,
  locationRef,
  partnerRef,
  startsBeforeItEnds,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { fuelCode } from '../../codes/fuel-code';
import { ENERGY_UNITS, FUEL_UNITS } from '../../codes/fuel-units';
import { readingType } from '../shared/reading-type';
import { measure } from '../shared/unit-choice';

/** Fuel burnt at a location, or heat bought for it. Fuel is scope 1, heat scope 2, their upstream emissions scope 3. */
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
    units: about(
      measure('Units', FUEL_UNITS),
      'A fuel takes those of its line in the reference list. kWh and other energy are gross calorific value, kWh (net) is net',
    ),
    quantity: about(decimal('Quantity'), 'Number of times the amount, for example 20 drums of 200 L; default 1'),
    reading_type: readingType,
    ...invoiceFields,
    from: day('From'),
    to: day('To'),
    manual_energy: boolean('Enter the energy'),
    energy_used: about(optional(decimal('Energy used')), 'With manual_energy: gross, instead of the amount'),
    energy_units: optional(measure('Energy units', ENERGY_UNITS)),
    ...commonFields,
  },
  derived: headlineFields,
  ...activityAccess,
  check: (draft) => ({ ...startsBeforeItEnds(draft), ...statedEnergy(draft) }),
});

/** A stated energy value replaces the amount. */
const statedEnergy = (draft: Readonly<Record<string, unknown>>) =>
  draft['manual_energy'] === true
    ? Object.fromEntries(
        ['energy_used', 'energy_units']
          .filter((name) => (draft[name] ?? null) === null)
          .map((name) => [name, TEXTS.required]),
      )
    : {};

/** Defaults of a new fuel activity. */
export const FUEL_DEFAULTS = { quantity: 1, manual_energy: false, applied: true } as const;
