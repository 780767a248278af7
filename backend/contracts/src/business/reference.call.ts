import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { LANGUAGES } from '../text/languages';

/** Lists that are as their file says, with nothing to work out but the labels. */
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

/** Lists whose labels stand in the file, in the words of their publisher. */
export const PUBLISHED_LISTS = [
  'waste_types',
  'nace_codes',
  'sic_codes',
  'spend_categories',
  'taxonomy_activities',
] as const;

/** What forms of the product offer: choices of its own entities, and the units of one kind. */
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

/** Published lists: countries, electricity grids, currencies, units and the like. */
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
    /** Codes with commas between: the classes of one way to travel. */
    codes: z.string().max(2000).optional().describe('Only these codes, separated by commas'),
    lang: z.enum(LANGUAGES).optional(),
    limit: z.coerce.number().int().min(1).max(2000).optional(),
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
