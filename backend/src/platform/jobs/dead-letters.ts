import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { tableOf } from '../store/table';
import { jobRows } from './job-rows';

/** A job or event that failed too often: kept for the operator, and not run again. */
export interface DeadLetter {
  readonly kind: 'job' | 'event';
  readonly companyId: string;
  readonly id: string;
  /** Kind of the job, or type of the event. */
  readonly name: string;
  readonly error: string;
  /** Time of the last failure, in epoch milliseconds. */
  readonly since: number;
}

const FAILED = { state: 'failed' } as const;
const MOST = 1000;

/** Dead letters for the operator; `retry` gives one all its attempts again. */
export function deadLetters(database: Database, clock: Clock) {
  const jobs = tableOf('jobs', ['company_id', 'id', 'kind', 'error', 'ended_on'], database.dialect);
  const events = tableOf('outbox', ['company_id', 'id', 'type', 'error', 'failed_on'], database.dialect);
  const seen = (kind: DeadLetter['kind'], row: Row): DeadLetter => ({
    ...{ kind, companyId: String(row['company_id']), id: String(row['id']), error: String(row['error'] ?? '') },
    ...{ name: String(row['kind'] ?? row['type']), since: Number(row['ended_on'] ?? row['failed_on']) },
  });
  const list = async (): Promise<DeadLetter[]> => {
    const selection = { where: FAILED, order: [{ column: 'id' }], limit: MOST };
    const [failedJobs, failedEvents] = [await jobs.find(database, selection), await events.find(database, selection)];
    return [...failedJobs.map((row) => seen('job', row)), ...failedEvents.map((row) => seen('event', row))];
  };

  return {
    list,
    counts: async () => ({
      job: await jobs.count(database, { where: FAILED }),
      event: await events.count(database, { where: FAILED }),
    }),
    /** Returns false if there is none, or if its secret input has been deleted. */
    retry: async (id: string): Promise<boolean> => {
      const found = (await list()).find((each) => each.id === id);
      if (found?.kind === 'job') return jobRows(database, clock).retry(found.companyId, id);
      if (!found) return false;
      const again = { state: 'waiting', attempt: 0, due_on: clock.now(), failed_on: null };
      return (await events.update(database, { company_id: found.companyId, id, ...FAILED }, again)) === 1;
    },
  };
}
