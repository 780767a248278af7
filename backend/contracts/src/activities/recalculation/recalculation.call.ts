import { z } from 'zod';
import { RECALCULATE } from '../../api/dependent-figures';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-types';

const day = z.number().int().optional();

/**
 * Starts a recalculation of all activities, or of one type, one location (after a change of its grid) or one period;
 * `behind` limits it to outdated figures.
 */
export const recalculate = defineCall({
  name: RECALCULATE,
  label: 'Recalculate',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    activity: z.enum(Object.keys(ACTIVITY_TYPES) as ActivityType[]).optional(),
    location_id: z.string().max(64).optional(),
    start_date: day,
    end_date: day,
    /** Includes activities of approved years, which requires a reason; otherwise they stay unchanged. */
    include_approved: z.boolean().optional(),
    behind: z.boolean().optional(),
  }),
  writes: true,
});

/** `commit` writes the proposal, `discard` drops it, `cancel` stops computing or writing it. */
export const RECALCULATION_DECISIONS = ['commit', 'discard', 'cancel'] as const;

/** Commits, discards or cancels a recalculation. */
export const decideRecalculation = defineCall({
  name: 'decide_recalculation',
  label: 'Decide on a recalculation',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ id: z.string().max(64), decision: z.enum(RECALCULATION_DECISIONS) }),
  writes: true,
});
