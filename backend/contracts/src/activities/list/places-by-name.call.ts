import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { activityQuery } from './activity-query';
import { BULK_AT_ONCE } from './bulk.call';

/** What activities that do not count yet would count with, were they applied as they are. */
export interface PlacesByName {
  /** Activities with such a place. */
  readonly activities: number;
  /** Some of the names, each once. */
  readonly names: readonly string[];
}

/**
 * Places of which nothing but a name is known, of activities that are not applied: asked before many are applied at once.
 * Of a long list the first activities are looked at.
 */
export const placesByName = defineCall({
  name: 'get_places_by_name',
  label: 'Places of drafts that have a name only',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z
    .strictObject({
      ids: z.array(z.string().max(64)).min(1).max(BULK_AT_ONCE).optional(),
      filters: activityQuery.optional(),
    })
    .refine(({ ids, filters }) => (ids === undefined) !== (filters === undefined), 'Send ids or filters'),
  writes: false,
  dependsOn: ['activities'],
});
