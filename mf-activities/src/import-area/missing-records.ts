import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { LOCATION_DEFAULTS, location } from '@lichen/contracts/business/location.entity';
import {
  FUEL_METHOD,
  POWER_SOURCE_DEFAULTS,
  powerSource,
} from '@lichen/contracts/business/power-sources/power-source.entity';
import { STAFF_DEFAULTS, staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { ELECTRIC_FUEL, VEHICLE_DEFAULTS, vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { MissingRecord } from '@lichen/kit/imports';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

export const MISSING_RECORDS: Readonly<Record<string, MissingRecord>> = {
  [location.name]: {
    entity: location,
    label: 'Add location',
    labelOfAll: 'Add all {count} locations',
    names: ['name'],
    start: (name) => ({ ...LOCATION_DEFAULTS, name }),
    fields: ['name', 'country', 'electricity_grid', 'address_line1', 'town_or_city', 'post_code'],
    overrides: ({ country }) => ({
      electricity_grid: { where: { country: textOf(country) }, hidden: !country },
    }),
  },
  [staffProfile.name]: {
    entity: staffProfile,
    label: 'Add staff member',
    labelOfAll: 'Add all {count} staff members',
    start: (text) => ({ ...STAFF_DEFAULTS, ...PICKABLE_RECORDS.profiles.named(text) }),
    names: ['first_name', 'last_name'],
    fields: ['first_name', 'last_name', 'location_id'],
    overrides: () => ({}),
  },
  [vehicle.name]: {
    entity: vehicle,
    label: 'Add vehicle',
    labelOfAll: 'Add all {count} vehicles',
    names: ['name'],
    start: (name) => ({ ...VEHICLE_DEFAULTS, name }),
    fields: ['name', 'location_id', 'type', 'fuel_type', 'power_rating', 'fuel_units'],
    overrides: ({ type, fuel_type }) => ({
      type: { groupBy: 'group' },
      fuel_type: { where: { vehicle_type: textOf(type) }, disabled: !type },
      power_rating: { hidden: fuel_type !== ELECTRIC_FUEL },
      fuel_units: { words: { mile: 'Mile' } },
    }),
    follow: { type: { fuel_type: null } },
  },
  [powerSource.name]: {
    entity: powerSource,
    label: 'Add power source',
    labelOfAll: 'Add all {count} power sources',
    names: ['name'],
    start: (name) => ({ ...POWER_SOURCE_DEFAULTS, max_output_units: 'kW', name }),
    fields: ['location_id', 'power_generation_method', 'name', 'max_output', 'renewable'],
    // A source that burns fuel is named after its fuel.
    overrides: ({ power_generation_method: method }) => ({
      max_output: { unitField: 'max_output_units' },
      ...(method === FUEL_METHOD ? { name: { list: 'fuels' } } : {}),
    }),
  },
};
