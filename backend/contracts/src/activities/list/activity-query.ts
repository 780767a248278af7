import { z } from 'zod';

/**
 * Filters of the activity list in a request body: the query parameters of its address, each with one or several values.
 */
export const activityQuery = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.array(z.string().max(500)).max(200)]),
);
export type ActivityQuery = z.infer<typeof activityQuery>;
