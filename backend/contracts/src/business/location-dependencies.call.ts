import { z } from 'zod';
import { defineCall } from '../entity/entity';
import type { Role } from '../portal/roles';

const EDITORS: readonly Role[] = ['admin', 'edit_business'];
const id = z.string().min(1).max(64);

/** Reasons why records cannot be moved to a location. */
export const REASSIGN_TEXTS = {
  same: 'Choose another location',
  nothing: 'Nothing is recorded at this location.',
} as const;

/** The records that must be moved before a location can be deleted. */
export interface LocationDependencies {
  readonly location_id: string;
  /** Number of records by kind, including kinds with none. */
  readonly dependencies: Readonly<Record<string, number>>;
}

/** Returns the number of records at a location, by kind. */
export const locationDependencies = defineCall({
  name: 'location_dependencies',
  label: 'What is recorded at a location',
  method: 'GET',
  allow: EDITORS,
  subscription: 'business',
  input: z.strictObject({ location_id: id }),
  writes: false,
  dependsOn: ['activities', 'vehicles', 'power_sources', 'products', 'profiles', 'employment_records', 'docs'],
});

/** The number of records moved at once, by kind, and the job that moves the activities; null without activities. */
export interface ReassignedDependencies {
  readonly moved: Readonly<Record<string, number>>;
  readonly job_id: string | null;
  /** Number of activities that the job moves. */
  readonly total: number;
}

/**
 * Moves all records from one location to another. A background job moves and recalculates the activities one by one.
 */
export const reassignDependencies = defineCall({
  name: 'location_dependencies',
  label: 'Move what is recorded at a location to another',
  method: 'POST',
  allow: EDITORS,
  subscription: 'business',
  input: z.strictObject({ action: z.literal('reassign_dependencies'), location_id: id, to_location_id: id }),
  writes: true,
  once: true,
});
