import { z } from 'zod';
import { queryInteger } from '../api/query-values';
import { defineCall } from '../entity/entity';
import { LANGUAGES } from '../text/languages';

/** Lists that are read from their file unchanged; only labels are added. */
export const PLAIN_LISTS = [
  'power_generation_methods',
  'genders',
  'employment_states',
  'recycle_units',
  'fuels',
  'refrigerants',
  'refrigerant_categories',
  'waste_materials',
  'materials',
  'transport_methods',
  'travel_classes',
  'stay_types',
] as const;

/** Lists whose labels are stored in the file, as their publisher words them. */
export const PUBLISHED_LISTS = [
  'waste_types',
  'nace_codes',
  'sic_codes',
  'spend_categories',
  'taxonomy_activities',
] as const;

/** Lists built from the choices of the product's entities and from the units of one kind. */
export const CHOICE_LISTS = [
  'fuel_units',
  'liquid_units',
  'area_units',
  'partner_roles',
  'demand_types',
  'demand_states',
  'insurance_types',
  'upload_states',
  'frequencies',
  'releases',
] as const;

/** Names of all lists that the call serves; code fields take their values from them. */
export const REFERENCE_LISTS = [
  'countries',
  'electricity_grids',
  'currencies',
  'units',
  'activity_types',
  'roles',
  'languages',
  'instruments',
  'vehicle_types',
  'vehicle_fuels',
  ...PLAIN_LISTS,
  ...PUBLISHED_LISTS,
  ...CHOICE_LISTS,
] as const;
export type ReferenceList = (typeof REFERENCE_LISTS)[number];

/** Returns a reference list: countries, electricity grids, currencies, units and others. */
export const reference = defineCall({
  name: 'reference',
  label: 'Reference list',
  method: 'GET',
  allow: 'public',
  input: z.strictObject({
    name: z.string().max(60).meta({ enum: REFERENCE_LISTS }),
    country: z.string().max(10).optional().describe('From electricity_grids, filtered by country'),
    vehicle_type: z.string().max(60).optional().describe('From vehicle_fuels, filtered by vehicle type'),
    category: z.string().max(60).optional().describe('From refrigerants, filtered by category'),
    group: z.string().max(60).optional().describe('Lines of the group'),
    /** Comma-separated codes, such as the classes of one transport method. */
    codes: z.string().max(2000).optional().describe('Only these codes, separated by commas'),
    lang: z.enum(LANGUAGES).optional(),
    limit: queryInteger.min(1).max(2000).optional(),
  }),
  about:
    'A line may carry what goes with its code: the units of a fuel, the classes and fuel types of a way to travel, the currency and price year of an industry, the treatments that a waste material has a figure for.',
  answer: {
    type: 'object',
    required: ['list', 'total', 'count'],
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code', 'label'],
          properties: { code: { type: 'string' }, label: { type: 'string' } },
        },
      },
      total: { type: 'integer' },
      count: { type: 'integer' },
    },
  },
  writes: false,
  dependsOn: [],
});
