import { z } from 'zod';

/** Filters of the activity list in a body: the parameters of its address, one value each or several. */
export const activityQuery = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.array(z.string().max(500)).max(200)]),
);
export type ActivityQuery = z.infer<typeof activityQuery>;
