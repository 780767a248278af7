import { docLink } from '@lichen/contracts/docs/sharing/doc-link.entity';
import type { WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import { serve } from '../../../../platform/engine/rules';
import { recallLink } from './ended-links.rules';
import { describedLink, linkRoute } from './link.route';
import { sentStateJob } from './sent-state.job';
import { shareByEmailAnswer } from './share-by-email.handler';
import { noteSentDocAnswer } from '../note-sent-doc.handler';
import { shareByTextAnswer } from './share-by-text.handler';

/** Entities, operations, calls and routes for documents sent to people without an account. */
export const links = {
  entities: [serve(docLink, {})],
  operations: [recallLink],
  calls: [shareByEmailAnswer, shareByTextAnswer, noteSentDocAnswer],
  job: (write: WriteJobBatch) => sentStateJob(write),
  route: linkRoute,
  described: describedLink,
};
