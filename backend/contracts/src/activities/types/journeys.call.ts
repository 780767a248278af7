import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import type { Role } from '../../portal/roles';

/** Journeys are also shown beside the documents that they were read from. */
const JOURNEY_ROLES: readonly Role[] = ['admin', 'share_docs', 'compliance_officer'];

/** Types whose records are journeys; `trip_type` tells them apart. */
export const TRIP_TYPES = ['business_travel', 'commute', 'upstream_transmission_distribution'] as const;

const FEW = 25;
const MOST = 500;

/**
 * Returns journeys of every type in one list. Users who are not administrators see only those that came with a
 * document.
 */
export const journeys = defineCall({
  name: 'journeys',
  label: 'Journeys',
  method: 'GET',
  allow: JOURNEY_ROLES,
  subscription: 'activities',
  input: z.strictObject({
    filter: z.enum([...TRIP_TYPES, 'all']).default('all'),
    doc_id: z.string().max(64).optional(),
    include_unapplied: z.enum(['true', 'false']).default('false'),
    limit: queryInteger.min(1).max(MOST).default(FEW),
    offset: queryInteger.min(0).default(0),
  }),
  writes: false,
  dependsOn: ['activities'],
});

/** Deletes one journey by the rules of its own type. */
export const removeJourney = defineCall({
  name: 'journeys',
  label: 'Journey removed',
  method: 'DELETE',
  at: '{id}',
  allow: JOURNEY_ROLES,
  subscription: 'activities',
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  writes: true,
});
