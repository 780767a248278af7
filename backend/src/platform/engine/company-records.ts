import type { Platform } from '../platform';
import { recordsOver } from '../store/scoped-records';
import type { Sql } from '../store/sql';
import type { Read } from './rules';

/** Reads records of one company where no call gives a `read`: in routes, jobs and listeners. */
export const companyRecords = (
  { database }: Pick<Platform, 'database'>,
  companyId: string,
  sql: Sql = database,
): Read => recordsOver(database, sql, companyId) as Read;
