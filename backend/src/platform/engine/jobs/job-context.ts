import { forbidden } from '@lichen/contracts/api/problems';
import { JOB_TEXTS } from '@lichen/contracts/api/jobs.call';
import { contextOf } from '../context';
import type { Job } from '../../jobs/job';
import { SYSTEM } from '../../jobs/jobs';
import type { Platform } from '../../platform';
import type { Context } from '../rules';

/**
 * Returns the context of a job's person; throws `forbidden` if they may no longer log in, so that earlier jobs of
 * theirs stop.
 */
export async function contextOfJob(
  { accounts, clock }: Pick<Platform, 'accounts' | 'clock'>,
  { id, companyId, userId, reason, evidence }: Job,
): Promise<Context> {
  // A job that no person started, such as an expiry: it has no roles and writes only through the unit of work.
  if (userId === SYSTEM)
    return { ...contextOf(clock, undefined, id), companyId, userId, email: SYSTEM, reason, evidence };
  const person = await accounts.person({ companyId, userId });
  if (!person) throw forbidden(JOB_TEXTS.starterGone);
  return { ...contextOf(clock, person, id), reason, evidence };
}
