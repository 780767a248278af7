import { type DocQueueCounts, docQueues } from '@lichen/contracts/docs/doc.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_QUEUES, type DocQueue } from '@lichen/contracts/docs/doc-statuses';
import { handler } from '../../../platform/module';

export const docQueuesAnswer = handler(docQueues, async ({ read }) => {
  const names = Object.keys(DOC_QUEUES) as DocQueue[];
  const counts = await Promise.all(names.map((queue) => read(doc).count({ where: { queue } })));
  const obj = Object.fromEntries(names.map((name, at) => [name, counts[at]])) as DocQueueCounts;
  return { ok: true, obj };
});
