import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { activityQuery } from './activity-query';
import { BULK_AT_ONCE } from './bulk.call';

/** Places known by name only that activities would count with if they were applied now. */
export interface PlacesByName {
  /** Number of activities with such a place. */
  readonly activities: number;
  /** Some of the names, without duplicates. */
  readonly names: readonly string[];
}

/**
 * Returns the places known by name only among unapplied activities, to be confirmed before applying many at once. In a
 * long list only the first activities are examined.
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
