import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { MOST_MONTHS, RETAINED_TYPES } from './doc-retention.entity';

/** Number of documents that the next clean-up would delete with a given retention time. */
export interface RetentionReach {
  readonly documents: number;
  /** True if there are more than were counted. */
  readonly isMore: boolean;
}

/** Returns how many documents a retention time would delete, before an administrator sets it. */
export const retentionReach = defineCall({
  name: 'doc_retention_reach',
  label: 'Documents that a retention time would delete',
  method: 'GET',
  allow: ADMIN,
  subscription: 'docs',
  input: z.strictObject({
    doc_type: z.enum(Object.keys(RETAINED_TYPES) as [string, ...string[]]),
    months: queryInteger.min(1).max(MOST_MONTHS),
  }),
  writes: false,
  dependsOn: ['docs', 'doc_retentions', 'doc_shares', 'activities'],
});
