import type { Context, Read } from '../../../platform/engine/rules';
import { contextOf } from '../../../platform/engine/context';
import type { Job } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { cachedRecords } from '../../../platform/store/record-cache';
import { recordsOver } from '../../../platform/store/scoped-records';

/** Returns a reader of the records of the job's company; each record is fetched once. */
export const jobReader = ({ database }: Platform, { companyId }: Job): Read =>
  cachedRecords(recordsOver(database, database, companyId)) as Read;

/** Returns a context for reading with the company and user of the job. Writes use the rights of its user. */
export const jobReadContext = ({ clock }: Platform, job: Job): Context => ({
  ...contextOf(clock, undefined, job.id),
  companyId: job.companyId,
  userId: job.userId,
});
