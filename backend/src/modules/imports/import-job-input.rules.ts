import type { JobSubject } from '@lichen/contracts/api/events';
import { paths } from '@lichen/contracts/api/paths';
import { z } from 'zod';

/** `all`: every row is looked at anew. `name` is that of the file; jobs of before it was kept have none. */
export const importJobInput = z.strictObject({
  id: z.string(),
  all: z.boolean().optional(),
  name: z.string().optional(),
});

/** The import that a job works on, by its file. */
export function aboutImport(given: unknown): JobSubject | undefined {
  const { success, data } = importJobInput.safeParse(given);
  if (!success) return undefined;
  const { id, name } = data;
  return { ...(name === undefined ? {} : { name }), link: paths.import(id) };
}
