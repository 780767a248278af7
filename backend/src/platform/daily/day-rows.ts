import { DAY } from '@lichen/contracts/formats/days';
import type { Clock } from '../clock';
import { type Jobs, SYSTEM } from '../jobs/jobs';
import type { Database } from '../store/database';
import type { Row, Sql, Where } from '../store/sql';
import { tableOf } from '../store/table';
import { kindOf } from './daily-job';

const COLUMNS = ['name', 'company_id', 'job_id', 'day', 'done_day', 'state', 'changed_on'] as const;

/** Companies processed in one transaction. */
export const COMPANIES_AT_ONCE = 200;

/** The day last requested for a company, and the last day it has done. */
export interface CompanyDay {
  readonly companyId: string;
  readonly jobId: string;
  readonly day: number;
  readonly doneDay: number;
  readonly state: 'asked' | 'done' | 'failed';
  readonly changedOn: number;
}

/** Summary of one daily job for the operator. */
export interface DaySummary {
  readonly name: string;
  readonly state: CompanyDay['state'];
  readonly companies: number;
  /** The earliest of these companies' last done days. */
  readonly doneDay: number;
  readonly changedOn: number;
}

const companyDay = (row: Row): CompanyDay => ({
  companyId: String(row['company_id']),
  jobId: String(row['job_id']),
  day: Number(row['day']),
  doneDay: Number(row['done_day']),
  state: row['state'] as CompanyDay['state'],
  changedOn: Number(row['changed_on']),
});

interface RowParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Queries of the table `daily_work`. */
export function dayRows({ database, clock }: RowParts) {
  const table = tableOf('daily_work', COLUMNS, database.dialect);
  const accounts = tableOf('accounts', ['company_id'], database.dialect);
  const keyOf = (name: string, company_id: string) => ({ name, company_id });
  const change = async (sql: Sql, where: Where, changes: Row) =>
    (await table.update(sql, where, { ...changes, changed_on: clock.now() })) === 1;

  return {
    find: async (name: string, companyId: string): Promise<CompanyDay | undefined> => {
      const row = await table.first(database, keyOf(name, companyId));
      return row && companyDay(row);
    },

    /** Returns the companies after the given one, in order of their ids. */
    companiesAfter: async (companyId: string): Promise<string[]> => {
      const order = [{ column: 'company_id' }];
      const selection = { where: { company_id: { above: companyId } }, order, limit: COMPANIES_AT_ONCE };
      return (await accounts.find(database, selection)).map((row) => String(row['company_id']));
    },

    among: async (name: string, companies: readonly string[]): Promise<ReadonlyMap<string, CompanyDay>> => {
      const rows = await table.find(database, { where: { name, company_id: { in: [...companies] } } });
      return new Map(rows.map((row) => [String(row['company_id']), companyDay(row)]));
    },

    /** Requests the first day of a company. */
    askFirst: async (tx: Sql, jobs: Jobs, name: string, companyId: string, day: number): Promise<void> => {
      const job = { companyId, userId: SYSTEM, kind: kindOf(name), input: { day } };
      const job_id = await jobs.add(tx, job);
      const fresh = { job_id, day, done_day: day - DAY, state: 'asked', changed_on: clock.now() };
      await table.insert(tx, [{ ...keyOf(name, companyId), ...fresh }]);
    },

    /**
     * Requests the next day of a company whose last one is done, or resumes the last one if it failed. Returns false if
     * another process was faster.
     */
    askAgain: async (tx: Sql, jobs: Jobs, name: string, last: CompanyDay, today: number): Promise<boolean> => {
      const { companyId, jobId, state } = last;
      const day = state === 'done' ? today : last.day;
      const untouched = { ...keyOf(name, companyId), state, day: last.day };
      if (!(await change(tx, untouched, { state: 'asked', day }))) return false;
      const job = { companyId, userId: SYSTEM, kind: kindOf(name), input: { day } };
      const job_id = await jobs.again(tx, jobId, job, { isContinued: state !== 'done' });
      if (job_id !== jobId) await change(tx, keyOf(name, companyId), { job_id });
      return true;
    },

    /** Returns whether this day of the company is still to be done, and locks it until the end of the transaction. */
    holdAsked: (tx: Sql, name: string, companyId: string, day: number): Promise<boolean> =>
      change(tx, { ...keyOf(name, companyId), day, done_day: { below: day } }, { state: 'asked' }),

    finish: (tx: Sql, name: string, companyId: string, day: number): Promise<boolean> =>
      change(tx, { ...keyOf(name, companyId), day }, { state: 'done', done_day: day }),

    fail: (name: string, companyId: string, day: number): Promise<boolean> =>
      change(database, { ...keyOf(name, companyId), day, done_day: { below: day } }, { state: 'failed' }),

    summary: async (): Promise<DaySummary[]> => {
      const rows = await database.all(
        'SELECT name, state, COUNT(*) AS companies, MIN(done_day) AS done_day, MAX(changed_on) AS changed_on FROM daily_work GROUP BY name, state ORDER BY name, state',
      );
      return rows.map((row) => ({
        name: String(row['name']),
        state: row['state'] as CompanyDay['state'],
        companies: Number(row['companies']),
        doneDay: Number(row['done_day']),
        changedOn: Number(row['changed_on']),
      }));
    },
  };
}

/** The stored state of daily work: for each company and kind of work, the last day that was done. */
export type DayRows = ReturnType<typeof dayRows>;
