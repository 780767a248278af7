import type { Platform } from '../platform';
import { cachedRecords } from '../store/record-cache';
import { type Records, recordsOver } from '../store/scoped-records';
import type { Sql } from '../store/sql';
import type { Context, Read } from './rules';

/** Reads records of one company where no call gives a `read`: in routes, jobs and listeners. */
export const companyRecords = (
  { database }: Pick<Platform, 'database'>,
  companyId: string,
  sql: Sql = database,
): Read => recordsOver(database, sql, companyId) as Read;

/** The same, each read by its id once: for what asks for the same records again and again in one transaction. */
export const rememberedRecords = ({ database }: Pick<Platform, 'database'>, companyId: string, sql: Sql): Read =>
  cachedRecords(recordsOver(database, sql, companyId)) as Read;

/** Records of the company that asks, as the engine reads them for a call. */
export const recordsOf = (
  { platform: { database } }: { readonly platform: Pick<Platform, 'database'> },
  { companyId }: Pick<Context, 'companyId'>,
): Records => recordsOver(database, database, companyId);
