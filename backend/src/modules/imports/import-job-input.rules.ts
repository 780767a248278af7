import type { JobSubject } from '@lichen/contracts/api/events';
import { paths } from '@lichen/contracts/api/paths';
import { z } from 'zod';
import type { ImportKind } from '../../platform/imports/import-kind';

/**
 * Input of an import's job. `all` validates every row again, `name` is the file's name, `of` the entity's. Older jobs
 * lack the last two and are about activities.
 */
export const importJobInput = z.strictObject({
  id: z.string(),
  all: z.boolean().optional(),
  name: z.string().optional(),
  of: z.string().optional(),
});

/** Refers to the import that a job works on, by its file. */
export const aboutImport =
  (kinds: ReadonlyMap<string, Pick<ImportKind, 'pageOf'>>) =>
  (given: unknown): JobSubject | undefined => {
    const { success, data } = importJobInput.safeParse(given);
    if (!success) return undefined;
    const { id, name, of = '' } = data;
    return { ...(name === undefined ? {} : { name }), link: (kinds.get(of)?.pageOf ?? paths.import)(id) };
  };
