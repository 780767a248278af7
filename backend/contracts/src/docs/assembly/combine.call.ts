import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from '../doc-access';

/** Maximum number of documents that can be combined into one. */
export const MOST_COMBINED = 50;

/** Combines documents in the order of `ids`. Returns id and name of the new document; the sources are set aside. */
export const combineDocs = defineCall({
  name: 'combine_docs',
  label: 'Documents combined',
  method: 'POST',
  allow: DOC_ROLES,
  subscription: DOC_SUBSCRIPTIONS,
  input: z.strictObject({
    ids: z.array(z.string().min(1).max(64)).min(2).max(MOST_COMBINED),
    name: z.string().trim().min(1).max(255).optional(),
  }),
  writes: true,
});
