import type { JobSubject } from '@lichen/contracts/api/events';
import { paths } from '@lichen/contracts/api/paths';
import { z } from 'zod';

export const recalculationJobInput = z.strictObject({ id: z.string() });

/** Returns the link to the recalculation of a job; undefined for an invalid input. */
export function aboutRecalculation(given: unknown): JobSubject | undefined {
  const { success, data } = recalculationJobInput.safeParse(given);
  return success ? { link: paths.recalculation(data.id) } : undefined;
}
