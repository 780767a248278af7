import { FUEL_METHOD } from '../../business/power-sources/power-source.entity';
import { defineEntity } from '../../entity/entity';
import { code, day, decimal, money, optional } from '../../entity/fields';
import {
  activityAccess,
  commonFields,
  headlineFields,
  locationRef,
  partnerRef,
  sourceRef,
  startsBeforeItEnds,
} from './shared/activity-fields';
import { activityTable } from './shared/activity-table';
import { fuelCode } from '../codes/fuel-code';
import { FUEL_UNITS } from '../codes/fuel-units';
import { measure } from './shared/unit-choice';

/** Power made by a source of the company: fuel burnt for it in scope 1, sun, wind and water at 0. */
export const powerActivity = defineEntity({
  name: 'power_activitys',
  label: 'Power',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: locationRef(),
    source_id: sourceRef(),
    from: day('From'),
    to: day('To'),
    fuel: optional(code('Fuel', 'fuels', fuelCode)),
    amount: optional(decimal('Amount')),
    units: optional(measure('Units', FUEL_UNITS)),
    quantity: optional(decimal('Quantity')),
    generated: optional(decimal('Generated')),
    used: optional(decimal('Used')),
    sold: optional(decimal('Sold')),
    partner_id: optional(partnerRef('Sold to')),
    price: optional(money('Price')),
    ...commonFields,
  },
  derived: {
    ...headlineFields,
    power_generation_method: optional(code('Power generation method', 'power_generation_methods')),
  },
  ...activityAccess,
  check: startsBeforeItEnds,
});

/** Units of a source that burns nothing. */
export const POWER_UNITS = ['kWh', 'MWh', 'GWh', 'GJ'] as const;
/** Required of a source that burns fuel, beside what every source needs. */
export const FUEL_METHOD_REQUIRES = ['amount', 'units', 'quantity'] as const;
export const burnsFuel = (method: string | null | undefined): boolean => method === FUEL_METHOD;
export const POWER_DEFAULTS = { quantity: 1, applied: true } as const;
