import type { Platform } from '../platform';
import { type Records, recordsOver } from '../store/scoped-records';
import type { Sql } from '../store/sql';
import type { Context, Read } from './rules';

/** Reads records of one company where no call gives a `read`: in routes, jobs and listeners. */
export const companyRecords = (
  { database }: Pick<Platform, 'database'>,
  companyId: string,
  sql: Sql = database,
): Read => recordsOver(database, sql, companyId) as Read;

/** Records of the company that asks, as the engine reads them for a call. */
export const recordsOf = (
  { platform: { database } }: { readonly platform: Pick<Platform, 'database'> },
  { companyId }: Pick<Context, 'companyId'>,
): Records => recordsOver(database, database, companyId);
