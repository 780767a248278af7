import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Clock, systemClock } from '../../clock';
import type { Database } from '../../store/database';
import { column, type Migration } from '../../store/schema';
import { migrate } from '../../store/migrate';
import { openDatabase } from '../../store/open-database';
import { embeddedDispatch } from '../dispatch';
import { platformMigrations } from '../../platform-migrations';
import { redisDispatch } from '../redis-dispatch';
import { storedJobs } from '../stored-jobs';
import { storedOutbox } from '../stored-outbox';

const marks: Migration = {
  name: '2026-11-21-90-marks-of-tests',
  up: (schema) =>
    schema.createTable('test_marks', {
      columns: { company_id: column.id, id: column.id, text: column.text(200) },
      primaryKey: ['company_id', 'id'],
    }),
};

export interface Workplace {
  databaseUrl: string;
  redisUrl?: string | undefined;
  prefix?: string;
  leaseMs?: number;
}

/** Returns a new database file; `DATABASE_URL` and `REDIS_URL` select the other drivers. */
export function somewhere(): Workplace & { remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'lichen-jobs-'));
  return {
    databaseUrl: process.env['DATABASE_URL'] ?? `sqlite:${join(directory, 'test.sqlite')}`,
    redisUrl: process.env['REDIS_URL'],
    prefix: `test-${process.pid}-${Date.now()}`,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/**
 * Outbox and jobs of one process. Two of them in one process share the database: SQLite would block the whole process
 * while waiting for a second writer.
 */
export async function openPlace(
  { databaseUrl, redisUrl, prefix = 'test', leaseMs = 600 }: Workplace,
  shared?: Database,
  clock: Clock = systemClock,
) {
  const database = shared ?? openDatabase({ databaseUrl, DATABASE_POOL: 5 });
  await migrate(database, [...platformMigrations, marks]);
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const makeDispatch = redisUrl ? redisDispatch({ url: redisUrl, workers: true, log, prefix }) : embeddedDispatch;
  const pushed: { userId: string; payload: unknown }[] = [];
  const push = {
    toUser: (_company: string, userId: string, _event: string, payload: unknown) => pushed.push({ userId, payload }),
  };
  const settings = { database, clock, log, makeDispatch, everyMs: 100 };
  const jobs = storedJobs({ ...settings, push, leaseMs });
  const outbox = storedOutbox({ ...settings, attempts: 3 });
  const close = async () => {
    await Promise.all([jobs.stop(), outbox.stop()]);
    if (!shared) await database.close();
  };
  return { database, clock, log, jobs, outbox, pushed, close };
}

export async function until<T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
  ms = 15_000,
): Promise<T> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen in time');
}
