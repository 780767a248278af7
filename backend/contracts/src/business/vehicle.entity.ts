import { vehicleFuelCode } from '../activities/codes/fuel-code';
import { defineEntity } from '../entity/entity';
import { about, choice, code, decimal, optional, ref, text } from '../entity/fields';
import { SIGNED_IN } from '../portal/roles';
import { TEXTS } from '../text/texts';
import { VEHICLE_USE_TEXTS } from './record-uses';

const EDITORS = ['admin', 'edit_business', 'vehicle_admin'] as const;

/** The fuel of battery electric vehicles, whose use is recorded as hours at a power rating. */
export const ELECTRIC_FUEL = 'battery_electric';

/** A vehicle that the company owns or controls. Its type and fuel determine the factor of a journey. */
export const vehicle = defineEntity({
  name: 'vehicles',
  label: 'Vehicle',
  counted: { one: '{count} vehicle', other: '{count} vehicles' },
  subscription: 'business',
  pickedElsewhere: true,
  heldByReferences: VEHICLE_USE_TEXTS,
  fields: {
    name: text('Name', 120),
    location_id: ref('Location', 'locations', { as: 'location', show: ['name', 'country'] }),
    type: code('Vehicle type', 'vehicle_types'),
    fuel_type: code('Fuel type', 'vehicle_fuels', vehicleFuelCode),
    fuel_units: choice('Fuel units', ['mile', 'km', 'L', 'gal (US)', 'gal (imp)', 'kg', 'kWh']),
    power_rating: about(
      optional(decimal('Power rating, kWh', { max: 1_000_000 })),
      'kWh taken in one hour of charging; required of battery_electric',
    ),
    admin_profile_id: optional(
      ref('Vehicle admin', 'profiles', { as: 'admin_profile', show: ['first_name', 'last_name', 'email'] }),
    ),
  },
  figureFields: ['type', 'fuel_type', 'power_rating', 'location_id'],
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: EDITORS, update: EDITORS, remove: EDITORS },
  filters: {
    search: { kind: 'contains', fields: ['name'] },
    location_id: { kind: 'oneOf', field: 'location_id' },
    type: { kind: 'oneOf', field: 'type' },
    admin_profile_id: { kind: 'oneOf', field: 'admin_profile_id' },
  },
  sorts: ['name', 'type', 'fuel_type', 'created_on'],
  order: { field: 'name', descending: false },
  check: ({ fuel_type, power_rating }) =>
    fuel_type === ELECTRIC_FUEL && (power_rating ?? null) === null ? { power_rating: TEXTS.required } : {},
});

/** Default values of fields that a create may omit. */
export const VEHICLE_DEFAULTS = { fuel_units: 'mile' } as const;
