import type { JobProgress } from '@lichen/contracts/api/events';
import { type Clock, newId } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql, Value } from '../store/sql';
import { type Table, tableOf } from '../store/table';
import type { Job, JobKind } from './job';
import type { NewJob } from './jobs';
import { SWEEP_BATCH } from './sweeper';

const COLUMNS = [
  'company_id',
  'id',
  'user_id',
  'kind',
  'input',
  'reason',
  'evidence_id',
  'state',
  'done',
  'total',
  'message',
  'attempt',
  'checkpoint',
  'result',
  'error',
  'due_on',
  'claim',
  'cancel_requested',
  'created_on',
  'ended_on',
] as const;

/** A job claimed by this process: every write checks the claim, so that a process that lost it changes nothing. */
export interface Claimed {
  readonly job: Job;
  readonly claim: string;
  readonly checkpoint: unknown;
  /** The person cancelled while no process had the job, for example after one had died. */
  readonly isCancelled: boolean;
  /** The process that had the job before ended in the middle of it. */
  readonly wasLost: boolean;
}

/** Key of a job across companies, as queues name it. */
export const keyOf = ({ companyId, id }: { companyId: string; id: string }) => `${companyId} ${id}`;

/** Returns the progress of a stored job, as it is pushed to the person. */
export function progressOf(row: Row, { label, about }: Partial<Pick<JobKind, 'label' | 'about'>> = {}): JobProgress {
  const subject = about?.(parsed(row['input']));
  const failed = row['state'] === 'failed' ? parsed(row['result']) : undefined;
  const roles = (failed as Pick<JobProgress, 'roles'> | null | undefined)?.roles;
  return {
    id: String(row['id']),
    kind: String(row['kind']),
    ...(label ? { label } : {}),
    ...(subject ? { about: subject } : {}),
    state: row['state'] as JobProgress['state'],
    done: Number(row['done']),
    total: row['total'] === null ? null : Number(row['total']),
    message: row['message'] === null ? null : String(row['message']),
    ...(roles ? { roles } : {}),
  };
}

export const parsed = (text: Value | undefined): unknown => (typeof text === 'string' ? JSON.parse(text) : undefined);

function jobOf(row: Row, attempt: number): Job {
  return {
    id: String(row['id']),
    companyId: String(row['company_id']),
    userId: String(row['user_id']),
    kind: String(row['kind']),
    input: parsed(row['input']),
    ...(typeof row['reason'] === 'string' ? { reason: row['reason'] } : {}),
    ...(typeof row['evidence_id'] === 'string' ? { evidence: row['evidence_id'] } : {}),
    attempt,
  };
}

function freshRow(clock: Clock, job: NewJob): Row & { id: string } {
  const { companyId, userId, kind, input, reason = null, evidence: evidence_id = null, dueOn } = job;
  const now = clock.now();
  const fresh = { state: 'waiting', done: 0, attempt: 0, cancel_requested: 0, due_on: dueOn ?? now, created_on: now };
  const whose = { company_id: companyId, id: newId(clock), user_id: userId };
  return { ...fresh, ...whose, kind, input: JSON.stringify(input ?? null), reason, evidence_id };
}

/** Most jobs of one company per query. */
const MOST_OF_COMPANY = 50;

/** Returns the query of due jobs of some kinds: the first of every company before the second of any. */
const dueStatement = (kinds: readonly string[]): string =>
  `SELECT company_id, id, due_on FROM (SELECT company_id, id, due_on, ROW_NUMBER() OVER (PARTITION BY company_id ORDER BY due_on, id) AS turn FROM jobs WHERE state IN ('waiting', 'running') AND due_on <= ? AND kind IN (${kinds.map(() => '?').join(', ')})) AS each_of_company WHERE turn <= ${MOST_OF_COMPANY} ORDER BY turn, due_on, id LIMIT ${SWEEP_BATCH}`;

/** Column values reset when an ended job runs again. */
const FRESH = { attempt: 0, cancel_requested: 0, ended_on: null, error: null, message: null } as const;

const addTo =
  (table: Table, clock: Clock) =>
  async (tx: Sql, job: NewJob): Promise<string> => {
    const row = freshRow(clock, job);
    await table.insert(tx, [row]);
    return row.id;
  };

const addAllTo =
  (table: Table, clock: Clock) =>
  (tx: Sql, jobs: readonly NewJob[]): Promise<void> =>
    table.insert(
      tx,
      jobs.map((job) => freshRow(clock, job)),
    );

/** Makes an ended job wait again with new input; adds a new job if it has not ended. */
const againIn =
  (table: Table, clock: Clock) =>
  async (tx: Sql, id: string, job: NewJob, { isContinued }: { isContinued: boolean }): Promise<string> => {
    const ended = { company_id: job.companyId, id, kind: job.kind, state: { in: ['done', 'failed', 'cancelled'] } };
    const again = { ...FRESH, state: 'waiting', due_on: job.dueOn ?? clock.now(), input: JSON.stringify(job.input) };
    const emptied = { checkpoint: null, result: null, done: 0, total: null };
    const changes = { ...again, ...(isContinued ? {} : emptied) };
    return (await table.update(tx, ended, changes)) === 1 ? id : addTo(table, clock)(tx, job);
  };

const dueRows = (database: Database, clock: Clock) => ({
  isAnyDue: {
    asks: "EXISTS (SELECT id FROM jobs WHERE state IN ('waiting', 'running') AND due_on <= ?)",
    params: () => [clock.now()],
  },

  /**
   * Returns keys of due jobs, companies in turn, so that a thousand jobs of one company do not hide those of others.
   */
  due: async (kinds: readonly string[]): Promise<string[]> => {
    if (kinds.length === 0) return [];
    const rows = await database.all(dueStatement(kinds), [clock.now(), ...kinds]);
    // The due time is part of the key, so that a queue does not mistake a later attempt for one it still holds.
    return rows.map((row) => `${row['company_id']} ${row['id']} ${row['due_on']}`);
  },
});

export type JobRows = ReturnType<typeof jobRows>;

/** Queries of the table `jobs`. */
export function jobRows(database: Database, clock: Clock) {
  const table = tableOf('jobs', COLUMNS, database.dialect);

  return {
    find: (companyId: string, id: string) => table.first(database, { company_id: companyId, id }),

    add: addTo(table, clock),
    addAll: addAllTo(table, clock),

    ...dueRows(database, clock),

    /** Claims a due job; a running job is due when its process has not renewed the lease. */
    claim: async (key: string, kinds: readonly string[], leaseMs: number): Promise<Claimed | undefined> => {
      const [company_id = '', id = ''] = key.split(' ');
      const now = clock.now();
      const due = {
        company_id,
        id,
        state: { in: ['waiting', 'running'] },
        due_on: { atMost: now },
        kind: { in: kinds },
      };
      const row = await table.first(database, due);
      if (!row) return undefined;
      const claim = newId(clock);
      const attempt = Number(row['attempt']) + 1;
      const untouched = { ...due, due_on: Number(row['due_on']), claim: row['claim'] ?? null };
      const changes = { state: 'running', claim, attempt, due_on: now + leaseMs };
      if ((await table.update(database, untouched, changes)) !== 1) return undefined;
      const isCancelled = Number(row['cancel_requested']) === 1;
      const wasLost = row['state'] === 'running';
      return { job: jobOf(row, attempt), claim, checkpoint: parsed(row['checkpoint']), isCancelled, wasLost };
    },

    /** Updates a job if this process still has the claim; returns whether it does. */
    change: async (sql: Sql, { job, claim }: Claimed, changes: Row): Promise<boolean> =>
      (await table.update(sql, { company_id: job.companyId, id: job.id, state: 'running', claim }, changes)) === 1,

    cancelWaiting: async (companyId: string, id: string): Promise<boolean> => {
      const ended = { state: 'cancelled', ended_on: clock.now(), input: null };
      return (await table.update(database, { company_id: companyId, id, state: 'waiting' }, ended)) === 1;
    },

    /** Makes a cancelled waiting job due at once, so that a process ends it and notifies what waits for it. */
    hastenCancel: async (companyId: string, id: string): Promise<boolean> => {
      const asked = { cancel_requested: 1, due_on: clock.now() };
      return (await table.update(database, { company_id: companyId, id, state: 'waiting' }, asked)) === 1;
    },

    requestCancel: async (companyId: string, id: string): Promise<boolean> =>
      (await table.update(database, { company_id: companyId, id, state: 'running' }, { cancel_requested: 1 })) === 1,

    again: againIn(table, clock),

    retry: async (companyId: string, id: string): Promise<boolean> => {
      const again = { ...FRESH, state: 'waiting', due_on: clock.now() };
      // A job whose secret input was deleted cannot run again.
      const failed = { company_id: companyId, id, state: 'failed', input: { not: null } };
      return (await table.update(database, failed, again)) === 1;
    },
  };
}
