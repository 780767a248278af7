import { email } from '@lichen/contracts/docs/emails/email.entity';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import { serve } from '../../../platform/engine/rules';
import { deleteFilesOf } from '../../../platform/files/delete-files.listener';
import type { Platform } from '../../../platform/platform';
import { emailAddressAnswer, newEmailAddressAnswer } from './email-address.handler';
import { emailDoor } from './email-door.rules';
import { loadEmailJob } from './load-email.job';
import { loadEmail } from './load-email.operation';
import { tellOfEmail } from './tell-of-email.listener';

/** Entities, operations, calls, listeners and job that the module serves for emails. */
export const emails = {
  entities: [serve(email, {})],
  operations: [loadEmail],
  calls: [emailAddressAnswer, newEmailAddressAnswer],
  // Documents created from an email's files have files of their own, which are kept.
  listeners: (platform: Platform) => [deleteFilesOf(email, 'docs.forget-email-file')(platform), tellOfEmail(platform)],
  job: (platform: Platform, write: WriteJobBatch) => loadEmailJob({ platform, write }),
  door: emailDoor,
};
