import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, newId, systemClock } from '../clock';
import { tableOf } from '../store/table';
import { LEASE_MS, OUTBOX_COLUMNS } from './event-rows';
import { markingListener } from './testing/marking-listener';
import { openPlace, somewhere, until } from './testing/work-place';

jest.setTimeout(120_000);

const where = somewhere();
const company = newId(systemClock);
const EVENTS = 600;
/** Milliseconds from the first event to a kill: within a turn of twenty. */
const LIVES = [20, 70];
/** Events held by killed processes are due for this process. */
const later: Clock = { ...systemClock, now: () => systemClock.now() + LEASE_MS + 1000 };
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  where.remove();
});

/** Starts another delivering process and kills it once `isTime` holds, after it has begun with the first event. */
async function deliverUntil(isTime: () => Promise<unknown>): Promise<void> {
  const register = join(__dirname, '../bounded/register-typescript.cjs');
  const program = join(__dirname, 'testing/events-process.ts');
  const child = spawn(process.execPath, ['-r', register, program, JSON.stringify(where)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  await isTime();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

it('handles each event once although the processes that relay are killed', async () => {
  const place = await openPlace(where, undefined, later);
  const { database, outbox } = place;
  const at = systemClock.now();
  const events = Array.from({ length: EVENTS }, () => ({
    ...{ id: newId(systemClock), companyId: company, userId: null, type: 'killed.a', payload: {}, at },
  }));
  await database.transaction((tx) => outbox.add(tx, events));
  const marks = tableOf('test_marks', ['company_id', 'id', 'text'], database.dialect);
  const mine = { where: { company_id: company } };
  for (const life of LIVES) await deliverUntil(() => pause(life));
  await deliverUntil(() => until(async () => (await marks.count(database, mine)) > 0));
  const before = await marks.count(database, mine);
  await outbox.start([markingListener(database.dialect)]);
  const table = tableOf('outbox', OUTBOX_COLUMNS, database.dialect);
  const handled = { where: { company_id: company, type: 'killed.a', state: 'handled' } };
  await until(async () => (await table.count(database, handled)) === EVENTS, 60_000);
  const marked = (await marks.find(database, mine)).map(({ text }) => text);
  await place.close();

  expect(before).toBeLessThan(EVENTS);
  expect(marked.sort()).toEqual(events.map(({ id }) => id).sort());
});
