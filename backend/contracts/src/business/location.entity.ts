import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import { about, boolean, choice, code, day, decimal, optional, ref, text } from '../entity/fields';
import { LOCATION_USE_TEXTS } from './location-uses';
import { addressInfo } from './locations/address-info';
import { coordinatesErrors, coordinatesFields } from './locations/coordinates';
import { endsQuestion, usesQuestion } from './record-uses';
import { siteErrors, surroundingsFields } from './site-surroundings';
import { SIGNED_IN } from '../portal/roles';

const EDITORS = ['admin', 'edit_business'] as const;

/** Units in which a location's statistics show electricity, fuel and heat, and water. */
export const ELECTRICITY_UNITS = ['kWh', 'MWh'] as const;
export const ENERGY_UNITS = ['kWh', 'MWh'] as const;
export const WATER_UNITS = ['m3', 'L', 'gal (US)'] as const;

/** An action that changes the unit in which amounts are shown and entered; recorded amounts keep their units. */
const changeUnits = <const U extends readonly [string, ...string[]]>(label: string, units: U) => ({
  label,
  allow: EDITORS,
  input: z.strictObject({ units: z.enum(units) }),
});

/** A site of the company. Its electricity grid determines the electricity factors. */
export const location = defineEntity({
  name: 'locations',
  label: 'Location',
  subscription: 'business',
  pickedElsewhere: true,
  heldByReferences: LOCATION_USE_TEXTS,
  // Splits an address given as one text into fields; fields that the caller sends separately take precedence.
  reshaped: ({ _address_info, ...sent }) =>
    _address_info === undefined
      ? sent
      : { ...(typeof _address_info === 'string' ? addressInfo(_address_info) : { _address_info }), ...sent },
  fields: {
    name: text('Name', 120),
    country: code('Country', 'countries'),
    address: optional(text('Address', 500)),
    address_line1: text('Address line 1', 200),
    address_line2: optional(text('Address line 2', 200)),
    town_or_city: text('Town or city', 120),
    post_code: text('Post code', 20),
    ...coordinatesFields,
    head_office: boolean('Head office'),
    from: optional(day('In use from')),
    to: optional(day('In use to')),
    uses_fuel: boolean('Uses fuel'),
    electricity_units: choice('Electricity units', ELECTRICITY_UNITS),
    electricity_grid: code('Electricity grid', 'electricity_grids'),
    energy_units: choice('Energy units', ENERGY_UNITS),
    water_units: choice('Water units', WATER_UNITS),
    leased: boolean('Leased'),
    lessor_partner_id: optional(ref('Lessor', 'partners', { as: 'lessor', show: ['name'] })),
    operational_control: boolean('Operational control'),
    controlled_until: about(
      optional(day('Operational control until')),
      'Last day under operational control where it ended; if left out, the location was never under it',
    ),
    area: optional(decimal('Area')),
    area_units: choice('Area units', ['m2', 'ft2']),
    estimate_emissions: about(
      boolean('Estimate missing months'),
      'Months without a bill of electricity are estimated, apart from the totals',
    ),
    ...surroundingsFields,
  },
  derived: {
    /** The job that recalculated figures after the last change of the grid; null where nothing was recalculated. */
    recalculation_job_id: optional(text('Recalculation', 64)),
  },
  figureFields: [
    ...['country', 'electricity_grid', 'from', 'to', 'operational_control'],
    ...['controlled_until', 'leased', 'area', 'area_units'],
  ],
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: EDITORS, update: EDITORS, remove: EDITORS },
  actions: {
    change_units: changeUnits('Change electricity units', ELECTRICITY_UNITS),
    change_energy_units: changeUnits('Change energy units', ENERGY_UNITS),
    change_water_units: changeUnits('Change water units', WATER_UNITS),
    change_grid: {
      label: 'Change grid',
      allow: EDITORS,
      input: z.strictObject({
        grid: z.string().min(1).max(120),
        /** True to recalculate figures; if omitted, they are recalculated where the user has the permission. */
        recalculate: z.boolean().optional(),
        /** True to include activities of approved years; if omitted, these are left as they are. */
        include_approved: z.boolean().optional(),
      }),
    },
  },
  events: {
    change_units: 'Electricity units changed',
    change_energy_units: 'Energy units changed',
    change_water_units: 'Water units changed',
    change_grid: 'Grid changed',
  },
  questions: {
    uses: usesQuestion('Records at a location', EDITORS),
    ends: endsQuestion(EDITORS),
  },
  filters: {
    search: { kind: 'contains', fields: ['name', 'address_line1', 'town_or_city', 'post_code'] },
    country: { kind: 'oneOf', field: 'country' },
    head_office: { kind: 'present', field: 'head_office' },
  },
  sorts: ['name', 'country', 'created_on'],
  order: { field: 'name', descending: false },
  check: (draft) => ({ ...siteErrors(draft), ...coordinatesErrors(draft) }),
});

/** Default values of fields that a create may omit. */
export const LOCATION_DEFAULTS = {
  head_office: false,
  uses_fuel: false,
  electricity_units: 'kWh',
  energy_units: 'kWh',
  water_units: 'm3',
  leased: false,
  operational_control: true,
  area_units: 'm2',
  estimate_emissions: false,
  water_stress_areas: false,
} as const;
