import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { JobKind } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { chatMailed, chatUndelivered } from './chat-mailed.job';
import { chatReply } from './chat-reply.job';
import { chatTextAnswer } from './texts/chat-text-answer.job';
import { chatTexted } from './texts/chat-texted.job';

/** Jobs that record what became of messages by email and to phones, and take their answers. */
export const chatJobs: readonly ((platform: Platform, write: WriteJobBatch) => JobKind)[] = [
  (_platform, write) => chatMailed(write),
  (_platform, write) => chatUndelivered(write),
  chatReply,
  (_platform, write) => chatTexted(write),
  (_platform, write) => chatTextAnswer(write),
];
