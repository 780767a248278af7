import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { DOC_ROLES } from './doc-access';
import type { DocQueue } from './doc-statuses';

/** Number of documents in each queue. */
export type DocQueueCounts = Readonly<Record<DocQueue, number>>;

export const docQueues = defineCall({
  name: 'doc_queues',
  label: 'Documents by queue',
  method: 'GET',
  allow: DOC_ROLES,
  subscription: 'docs',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['docs'],
});
