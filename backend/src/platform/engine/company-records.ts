import type { Platform } from '../platform';
import { cachedRecords } from '../store/record-cache';
import { type Records, recordsOver } from '../store/scoped-records';
import type { Sql } from '../store/sql';
import type { Context, Read } from './rules';

/** Reads records of one company where no call supplies a `read`: in routes, jobs and listeners. */
export const companyRecords = (
  { database }: Pick<Platform, 'database'>,
  companyId: string,
  sql: Sql = database,
): Read => recordsOver(database, sql, companyId) as Read;

/**
 * Like `companyRecords`, but reads each record by id only once; for code that reads the same records repeatedly in one
 * transaction.
 */
export const rememberedRecords = ({ database }: Pick<Platform, 'database'>, companyId: string, sql: Sql): Read =>
  cachedRecords(recordsOver(database, sql, companyId)) as Read;

/** Records of the calling company, as the engine reads them for a call. */
export const recordsOf = (
  { platform: { database } }: { readonly platform: Pick<Platform, 'database'> },
  { companyId }: Pick<Context, 'companyId'>,
): Records => recordsOver(database, database, companyId);
