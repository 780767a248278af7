import { refused } from '@lichen/contracts/api/problems';
import { email } from '@lichen/contracts/docs/emails/email.entity';
import { EMAIL_TEXTS } from '@lichen/contracts/docs/emails/email-texts';
import { operation } from '../../../platform/engine/operations';
import { hasMore, statusChange } from './email-files';
import { LOAD_EMAIL, type LoadInput } from './load-input';

/** Starts loading the named attachments, or else the automatic ones. Throws `refused` if it runs or nothing is left. */
export const loadEmail = operation(email, 'load', async ({ record, input, context, unit }) => {
  if (record.job_id !== null) throw refused(EMAIL_TEXTS.underWay);
  const named = input.attachments ?? null;
  const isThere = (id: string) => record.attachments?.some((each) => each.id === id) ?? false;
  if (named ? !named.some(isThere) : !hasMore(record)) throw refused(EMAIL_TEXTS.nothingToLoad);
  const job: LoadInput = { id: record._id, attachments: named, isOpenedOnly: false };
  const job_id = await unit.startJob(LOAD_EMAIL, job);
  return { job_id, error_message: null, ...statusChange(record, 'loading', context.now) };
});
