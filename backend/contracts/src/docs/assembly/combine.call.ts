import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from '../doc-access';

/** Documents that become one at most. */
export const MOST_COMBINED = 50;

/** Makes one document of several, in the order of their ids; they stay, set aside. Answers the new one. */
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
