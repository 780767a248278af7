import type { JobSubject } from '@lichen/contracts/api/events';
import { paths } from '@lichen/contracts/api/paths';
import { z } from 'zod';

export const gridPreviewInput = z.strictObject({ location_id: z.string(), grid: z.string() });

/** Activities of approved years are left behind, unless they are wanted as well: the job carries the reason. */
export const recalculateLocationInput = z.strictObject({ location_id: z.string(), include_approved: z.boolean() });

/** The page of the location that a job is about. */
export function aboutLocation(given: unknown): JobSubject | undefined {
  const { success, data } = z.object({ location_id: z.string() }).safeParse(given);
  return success ? { link: paths.location(data.location_id) } : undefined;
}
