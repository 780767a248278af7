import { doc } from '@lichen/contracts/docs/doc.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { warnedCopies } from './copies/warned-copies.rules';
import { createPartner } from './create-partner.operation';
import { docQueuesAnswer } from './doc-queues.handler';
import { docRules } from './doc.rules';
import { warnedOfProved } from './warned-of-proved.rules';

/** Entity, calls and operations with which people review documents. */
export const review = {
  entities: [serve(doc, docRules)],
  calls: [docQueuesAnswer],
  operations: [createPartner],
  watches: [warnedOfProved, warnedCopies],
} satisfies Partial<Module>;
