import { doc } from '@lichen/contracts/docs/doc.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { createPartner } from './create-partner.operation';
import { docQueuesAnswer } from './doc-queues.handler';
import { docRules } from './doc.rules';
import { warnedOfProved } from './warned-of-proved.rules';

/** Documents as people review them: the record, the queues, and a partner made of what one says. */
export const review = {
  entities: [serve(doc, docRules)],
  calls: [docQueuesAnswer],
  operations: [createPartner],
  watches: [warnedOfProved],
} satisfies Partial<Module>;
