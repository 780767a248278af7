import { z } from 'zod';
import { defineCall } from '../entity';
import { LANGUAGES } from '../languages';

/** One entry of a reference list: a stable code and its label in the language asked for. */
export interface ReferenceEntry {
  code: string;
  label: string;
  /** Further attributes of the list, such as the country of a grid. */
  [attribute: string]: unknown;
}

/** Published lists: countries, electricity grids, currencies, units and the like. */
export const reference = defineCall({
  name: 'reference',
  label: 'Reference list',
  method: 'GET',
  allow: 'public',
  input: z.strictObject({
    name: z.string().max(60),
    country: z.string().max(10).optional(),
    vehicle_type: z.string().max(60).optional(),
    category: z.string().max(60).optional(),
    group: z.string().max(60).optional(),
    /** Codes with commas between: the classes of one way to travel. */
    codes: z.string().max(2000).optional(),
    lang: z.enum(LANGUAGES).optional(),
    limit: z.coerce.number().int().min(1).max(2000).optional(),
  }),
  writes: false,
});
