import type { JobSubject } from '@lichen/contracts/api/events';
import { paths } from '@lichen/contracts/api/paths';
import { z } from 'zod';

export const gridPreviewInput = z.strictObject({ location_id: z.string(), grid: z.string() });

/**
 * Input of the job. Activities in approved years stay behind unless `include_approved` is set; the job then has a
 * reason.
 */
export const recalculateLocationInput = z.strictObject({ location_id: z.string(), include_approved: z.boolean() });

/** Returns the link to the location of a job; undefined for an invalid input. */
export function aboutLocation(given: unknown): JobSubject | undefined {
  const { success, data } = z.object({ location_id: z.string() }).safeParse(given);
  return success ? { link: paths.location(data.location_id) } : undefined;
}
