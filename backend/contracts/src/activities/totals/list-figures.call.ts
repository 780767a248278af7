import { z } from 'zod';
import { queryYear } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import type { Role } from '../../portal/roles';

const COMPANY: readonly Role[] = ['admin', 'edit_business'];
const THINGS: readonly Role[] = [...COMPANY, 'vehicle_admin'];

/**
 * Lists whose records have an emission figure for the year: the activity filter that selects it, and the roles that may
 * see it.
 */
export const LISTED_FIGURES = {
  locations: { filter: 'locations', field: 'location_id', allow: COMPANY },
  vehicles: { filter: 'vehicles', field: 'vehicle_id', allow: [...THINGS, 'vehicle_review'] as readonly Role[] },
  power_sources: { filter: 'power_sources', field: 'source_id', allow: THINGS },
  products: { filter: 'products', field: 'product_id', allow: THINGS },
  profiles: { filter: 'profiles', field: 'profile_id', allow: ['admin', 'edit_staff'] as readonly Role[] },
} as const;

export type ListedFigures = keyof typeof LISTED_FIGURES;

/** Most records per request: one long page of a list. */
const MOST = 200;

/** CO₂e of one record in the year in kilograms, with location-based scope 2; zero where nothing counts. */
export interface ListFigure {
  readonly id: string;
  readonly CO2: number;
}

/** Returns the emissions of the given records in a calendar year. */
export const listFigures = defineCall({
  name: 'get_list_figures',
  label: 'Emissions of listed records in a year',
  method: 'POST',
  allow: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review', 'edit_staff'],
  subscription: 'activities',
  input: z.strictObject({
    entity: z.enum(Object.keys(LISTED_FIGURES) as [ListedFigures, ...ListedFigures[]]),
    ids: z.array(z.string().min(1).max(64)).min(1).max(MOST),
    year: queryYear,
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs'],
});
