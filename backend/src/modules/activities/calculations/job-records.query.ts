import type { Context, Read } from '../../../platform/engine/rules';
import { contextOf } from '../../../platform/engine/context';
import type { Job } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { cachedRecords } from '../../../platform/store/record-cache';
import { recordsOver } from '../../../platform/store/scoped-records';

/** Reads the records of a job's company; each record is fetched once. */
export const jobReader = ({ database }: Platform, { companyId }: Job): Read =>
  cachedRecords(recordsOver(database, database, companyId)) as Read;

/** The job's own company and moment, for reading. What it writes, it writes with the rights of its person. */
export const jobReadContext = ({ clock }: Platform, job: Job): Context => ({
  ...contextOf(clock, undefined, job.id),
  companyId: job.companyId,
  userId: job.userId,
});
