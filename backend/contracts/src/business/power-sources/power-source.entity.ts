import { everyVerb } from '../../portal/roles';
import { defineEntity } from '../../entity/entity';
import { about, boolean, choice, code, decimal, ref, text } from '../../entity/fields';
import { POWER_SOURCE_USE_TEXTS } from '../record-uses';

const KEEPERS = ['admin', 'edit_business', 'vehicle_admin'] as const;

/** The generation method whose sources are named after the fuel that they burn. */
export const FUEL_METHOD = 'fuel';

/** A generator of power at a location, such as solar panels, a turbine or a diesel generator. */
export const powerSource = defineEntity({
  name: 'power_sources',
  label: 'Power source',
  counted: { one: '{count} power source', other: '{count} power sources' },
  subscription: 'business',
  pickedElsewhere: true,
  heldByReferences: POWER_SOURCE_USE_TEXTS,
  fields: {
    location_id: ref('Location', 'locations', { as: 'location', show: ['name', 'country'] }),
    power_generation_method: code('Power generation method', 'power_generation_methods'),
    name: about(text('Name', 120), 'For the method fuel: a code from the reference list fuels'),
    max_output: decimal('Maximum output'),
    max_output_units: choice('Units of maximum output', ['kW', 'MW']),
    renewable: boolean('Renewable'),
  },
  figureFields: ['power_generation_method', 'name'],
  allow: everyVerb(KEEPERS),
  filters: {
    search: { kind: 'contains', fields: ['name'] },
    location_id: { kind: 'oneOf', field: 'location_id' },
    power_generation_method: { kind: 'oneOf', field: 'power_generation_method' },
  },
  sorts: ['name', 'power_generation_method', 'created_on'],
  order: { field: 'name', descending: false },
});

/** Default values of fields that a create may omit. */
export const POWER_SOURCE_DEFAULTS = { renewable: false } as const;
