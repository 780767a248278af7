import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { JobProgress } from '@lichen/contracts/api/events';
import { refused } from '@lichen/contracts/api/problems';
import { newId, systemClock } from '../clock';
import { tableOf } from '../store/table';
import type { JobKind } from './job';
import { IN_PORTION, PORTIONS, rowsJob } from './testing/rows-job';
import { openPlace, somewhere, until } from './testing/work-place';

jest.setTimeout(60_000);

const STOPPED = 'The portal stopped more than once during this work. It is not started again by itself.';
const where = somewhere();
type Open = Awaited<ReturnType<typeof openPlace>>;
let places: Open[] = [];
let company: string;

beforeEach(() => {
  company = newId(systemClock);
});
afterEach(async () => {
  await Promise.all(places.map((place) => place.close()));
  places = [];
});
afterAll(() => where.remove());

async function open(...kinds: JobKind[]): Promise<Open> {
  const place = await openPlace(where);
  places.push(place);
  await place.jobs.start(kinds);
  return place;
}

async function add({ database, jobs }: Open, kind: string, input: unknown = null): Promise<string> {
  const id = await database.transaction((tx) => jobs.add(tx, { companyId: company, userId: 'u', kind, input }));
  jobs.wake();
  return id;
}

const ended = (place: Open, id: string, state: JobProgress['state']) =>
  until(async () => {
    const found = await place.jobs.status(company, id);
    return found?.state === state && found;
  }, 30_000);

const lastPushed = ({ pushed }: Open, id: string) =>
  pushed.map(({ payload }) => payload as JobProgress).findLast((progress) => progress.id === id)?.state;

const marksOf = ({ database }: Open) =>
  tableOf('test_marks', ['company_id', 'id', 'text'], database.dialect).find(database, {
    where: { company_id: company },
  });

it('runs a job and pushes its progress to the person', async () => {
  const place = await open({
    kind: 'sum',
    attempts: 1,
    run: async ({ input }, tools) => {
      await tools.progress(1, 2, 'half');
      return (input as number[]).length;
    },
  });

  const id = await add(place, 'sum', [1, 2]);
  expect(await ended(place, id, 'done')).toMatchObject({ kind: 'sum', done: 1, total: 2, message: 'half' });

  await until(() => place.pushed.length >= 2);
  expect(place.pushed.map(({ payload }) => (payload as JobProgress).state)).toEqual(['running', 'done']);
  expect(await place.jobs.status(newId(systemClock), id)).toBeUndefined();
});

it('stores how far a batch has come with the batch, and pushes it', async () => {
  let seenInside: JobProgress | undefined;
  const place = await open({
    kind: 'batches',
    attempts: 1,
    run: async (_job, tools) => {
      await tools.step(async () => undefined, 1, { done: 1, total: 2 });
      const dying = tools.step(() => Promise.reject(new Error('the batch is gone')), 2, { done: 2, total: 2 });
      await dying.catch(() => undefined);
      seenInside = await place.jobs.status(company, id);
    },
  });

  const id = await add(place, 'batches');
  await ended(place, id, 'done');

  expect(seenInside).toMatchObject({ state: 'running', done: 1, total: 2 });
  await until(() => place.pushed.length >= 2);
  expect(place.pushed.map(({ payload }) => (payload as JobProgress).done)).toEqual([1, 1]);
});

it('retries with back-off and keeps what never works', async () => {
  const times: number[] = [];
  const place = await open({
    kind: 'broken',
    attempts: 2,
    run: async () => {
      times.push(Date.now());
      throw new Error('secret detail');
    },
  });

  const failed = await ended(place, await add(place, 'broken'), 'failed');

  expect(times.length).toBe(2);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(950);
  expect(failed.message).toBe('An unexpected error has occurred. Please try again');
  expect(await place.jobs.retry(company, failed.id)).toBe(true);
  await until(() => times.length >= 3);
  await ended(place, failed.id, 'failed');
});

it('does not repeat a refusal', async () => {
  let runs = 0;
  const place = await open({
    kind: 'refusing',
    attempts: 5,
    run: async () => {
      runs += 1;
      throw refused('The file has no rows');
    },
  });

  expect((await ended(place, await add(place, 'refusing'), 'failed')).message).toBe('The file has no rows');
  expect(runs).toBe(1);
});

it('cancels running and waiting jobs', async () => {
  const place = await open(rowsJob(where.databaseUrl.startsWith('sqlite') ? 'sqlite' : 'mysql', 100));
  const id = await add(place, 'rows');
  await until(async () => (await marksOf(place)).length > 0);

  expect(await place.jobs.cancel(newId(systemClock), id)).toBe(false);
  expect(await place.jobs.cancel(company, id)).toBe(true);
  await ended(place, id, 'cancelled');
  const before = (await marksOf(place)).length;
  const waiting = await add(place, 'unknown kind');

  expect(await place.jobs.cancel(company, waiting)).toBe(true);
  expect(before).toBeLessThan(PORTIONS * IN_PORTION);
  expect((await place.jobs.status(company, waiting))?.state).toBe('cancelled');
  expect(lastPushed(place, id)).toBe('cancelled');
  expect(lastPushed(place, waiting)).toBe('cancelled');
});

it('tells what waits for a job that a person ended it, running, waiting or left by a dead process', async () => {
  const heard: unknown[] = [];
  let begun = 0;
  const kind: JobKind = {
    ...{ kind: 'waited for', attempts: 1 },
    run: async (_job, tools) => {
      begun += 1;
      await tools.save('half');
      await until(() => tools.signal.aborted, 20_000);
      tools.signal.throwIfAborted();
    },
    // It writes although the work was asked to stop.
    cancelled: ({ input }, { step, checkpoint }) => step(async () => heard.push([input, checkpoint]), checkpoint),
  };
  const place = await openPlace(where);
  places.push(place);
  const dead = await add(place, kind.kind, 'dead');
  const jobs = tableOf('jobs', ['company_id', 'id'], place.database.dialect);
  const lost = { state: 'running', claim: 'of the dead process', attempt: 1, due_on: 1 };
  await place.database.transaction((tx) => jobs.update(tx, { company_id: company, id: dead }, lost));
  await place.jobs.cancel(company, dead);
  await place.jobs.start([kind]);
  await ended(place, dead, 'cancelled');
  const dueOn = systemClock.now() + 3_600_000;
  const later = { companyId: company, userId: 'somebody', kind: kind.kind, input: 'waiting', dueOn };
  const waiting = await place.database.transaction((tx) => place.jobs.add(tx, later));
  expect(await place.jobs.cancel(company, waiting)).toBe(true);
  expect((await place.jobs.status(company, waiting))?.state).toBe('cancelled');
  expect(lastPushed(place, waiting)).toBe('cancelled');
  const running = await add(place, kind.kind, 'running');
  await until(() => begun === 1);
  expect(await place.jobs.cancel(company, running)).toBe(true);
  await ended(place, running, 'cancelled');

  expect(heard).toEqual([
    ['dead', undefined],
    ['waiting', undefined],
    ['running', 'half'],
  ]);
});

it('hears at its next batch that another process cancelled it', async () => {
  const slowBeat = { ...where, leaseMs: 60_000 };
  const working = await openPlace(slowBeat);
  const asking = await openPlace(slowBeat, working.database);
  places.push(asking, working);
  await working.jobs.start([rowsJob(working.database.dialect, 100)]);
  const id = await add(working, 'rows');
  await until(async () => (await marksOf(working)).length > 0);

  expect(await asking.jobs.cancel(company, id)).toBe(true);
  await ended(working, id, 'cancelled');
  expect((await marksOf(working)).length).toBeLessThan(PORTIONS * IN_PORTION);
  expect(lastPushed(working, id)).toBe('cancelled');
});

it('does not begin what was cancelled while its process was dead', async () => {
  const place = await openPlace(where);
  places.push(place);
  const id = await add(place, 'rows');
  const jobs = tableOf('jobs', ['company_id', 'id'], place.database.dialect);
  const lost = { state: 'running', claim: 'of the dead process', attempt: 1, due_on: 1 };
  await place.database.transaction((tx) => jobs.update(tx, { company_id: company, id }, lost));
  expect(await place.jobs.cancel(company, id)).toBe(true);

  await place.jobs.start([rowsJob(place.database.dialect, 0)]);
  await ended(place, id, 'cancelled');
  expect(await marksOf(place)).toEqual([]);
});

it('goes on with work while a service outside is silent', async () => {
  let isSilent = true;
  const silent: JobKind = {
    ...{ kind: 'mail to a silent server', attempts: 1, lane: 'outside' as const },
    run: () => until(() => !isSilent, 20_000),
  };
  const place = await open(silent, { kind: 'sum', attempts: 1, run: async () => 1 });
  const mails = await Promise.all(Array.from({ length: 6 }, () => add(place, silent.kind)));
  await until(async () => (await place.jobs.status(company, mails[0] ?? ''))?.state === 'running');
  await ended(place, await add(place, 'sum'), 'done');
  isSilent = false;
  for (const id of mails) await ended(place, id, 'done');
});

it('tells what waits for a job that it is given up, also when its process died in every attempt', async () => {
  const heard: string[] = [];
  const kind: JobKind = {
    kind: 'waited for',
    attempts: 2,
    run: async ({ input, attempt }, tools) => {
      if (input === 'refused') throw refused('No rows');
      // A saved checkpoint resets the number of attempts, so the second failure is not final.
      if (attempt === 2 && tools.checkpoint === undefined) await tools.save('half');
      throw new Error('broken');
    },
    gaveUp: async ({ input }, { checkpoint }, error) =>
      void heard.push([input, (error as Error).message, checkpoint].join(' ')),
  };
  const place = await openPlace(where);
  places.push(place);
  const dead = await add(place, 'waited for', 'dead');
  const jobs = tableOf('jobs', ['company_id', 'id'], place.database.dialect);
  const lost = { state: 'running', claim: 'of the dead process', attempt: 2, due_on: 1 };
  await place.database.transaction((tx) => jobs.update(tx, { company_id: company, id: dead }, lost));
  await place.jobs.start([kind]);
  await ended(place, dead, 'failed');
  await ended(place, await add(place, 'waited for', 'refused'), 'failed');
  await ended(place, await add(place, 'waited for', 'broken'), 'failed');

  expect(heard).toEqual([`dead ${STOPPED} `, 'refused No rows ', 'broken broken half']);
});

it('does not begin a third time what two processes ended in the middle of, and says why', async () => {
  const begun: string[] = [];
  const kindOf = (kind: string, lane: 'jobs' | 'outside'): JobKind => ({
    ...{ kind, lane, attempts: 5 },
    run: async ({ input, attempt }) => void begun.push(`${input} ${attempt}`),
  });
  const place = await openPlace(where);
  places.push(place);
  const jobs = tableOf('jobs', ['company_id', 'id'], place.database.dialect);
  const lost = async (kind: string, input: string, attempt: number) => {
    const id = await add(place, kind, input);
    const row = { state: 'running', claim: 'of the dead process', attempt, due_on: 1 };
    await place.database.transaction((tx) => jobs.update(tx, { company_id: company, id }, row));
    return id;
  };
  const twice = await lost('poison', 'twice', 2);
  const others = [await lost('poison', 'once', 1), await lost('letter', 'mail', 2)];

  await place.jobs.start([kindOf('poison', 'jobs'), kindOf('letter', 'outside')]);
  for (const id of others) await ended(place, id, 'done');
  expect((await ended(place, twice, 'failed')).message).toBe(STOPPED);
  await until(() => lastPushed(place, twice) === 'failed');
  expect(begun.sort()).toEqual(['mail 3', 'once 2']);
});

it('stops gracefully, and the next process goes on where it stopped', async () => {
  const kind = rowsJob(where.databaseUrl.startsWith('sqlite') ? 'sqlite' : 'mysql', 50);
  const first = await open(kind);
  const id = await add(first, 'rows');
  await until(async () => (await marksOf(first)).length > 0);
  await first.jobs.stop();

  expect((await first.jobs.status(company, id))?.state).toBe('waiting');
  const second = await open(kind);
  await ended(second, id, 'done');
  expectEachPortionOnce(await marksOf(second));
  expect(await second.jobs.result(company, id)).toEqual({ batches: PORTIONS });
  expect(await second.jobs.result(newId(systemClock), id)).toBeUndefined();
  await until(() => lastPushed(second, id) === 'done');
});

it('loses nothing and does nothing twice when a process is killed in the middle', async () => {
  const place = await openPlace(where);
  places.push(place);
  const id = await add(place, 'rows');
  let kills = 0;

  while ((await place.jobs.status(company, id))?.state !== 'done') {
    const before = (await marksOf(place)).length;
    const child = await startProcess();
    await until(async () => {
      const { state } = (await place.jobs.status(company, id)) ?? {};
      return state === 'done' || (await marksOf(place)).length >= before + 3 * IN_PORTION;
    }, 30_000);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    kills += 1;
  }

  expect(kills).toBeGreaterThanOrEqual(3);
  expectEachPortionOnce(await marksOf(place));
});

function expectEachPortionOnce(rows: readonly { text?: unknown }[]): void {
  const counts = new Map<unknown, number>();
  for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
  const expected = Array.from({ length: PORTIONS }, (_, batch) => [`batch ${batch}`, IN_PORTION]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
}

async function startProcess(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      '-r',
      join(__dirname, '../bounded/register-typescript.cjs'),
      join(__dirname, 'testing/rows-process.ts'),
      JSON.stringify(where),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}
