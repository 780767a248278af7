import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEXTS } from '@lichen/contracts/text/texts';
import { heardLog } from '../../test/heard-log';
import { PASSWORD, type Person, type World, makeWorld } from '../../test/world';
import { systemClock } from '../platform/clock';
import { deadLetters } from '../platform/jobs/dead-letters';

const TOKEN = 'a token of some length';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_METRICS_TOKEN: TOKEN } });
});
afterAll(() => world.stop());

/** Puts a job and an event there that nobody will ever run. */
async function giveUp(): Promise<string[]> {
  const { database } = world.engine.platform;
  const { companyId, userId } = world.admin;
  const id = await database.transaction((tx) =>
    world.engine.platform.jobs.add(tx, { companyId, userId, kind: 'of nobody', input: { rows: 1 } }),
  );
  await database.run("UPDATE jobs SET state = 'failed', error = 'broken row', ended_on = 1 WHERE id = ?", [id]);
  const [event] = await database.all('SELECT id FROM outbox LIMIT 1');
  const eventId = String(event?.['id']);
  await database.run("UPDATE outbox SET state = 'failed', error = 'no listener', failed_on = 2 WHERE id = ?", [
    eventId,
  ]);
  return [id, eventId];
}

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await world.nobody('GET', path, undefined, headers)).status;

it('says that the process lives, what runs, and that it is ready', async () => {
  const [alive, version, ready] = await Promise.all(
    ['/healthz', '/version', '/readyz'].map((path) => world.nobody('GET', path)),
  );

  expect(alive).toMatchObject({ status: 200, body: { ok: true } });
  expect(version).toMatchObject({ status: 200, body: { name: 'lichen', version: expect.stringMatching(/^\d+\.\d+/) } });
  expect(ready).toMatchObject({ status: 200, body: { ok: true, waiting: [] } });
});

it('is not ready while a migration waits or files cannot be kept, and lives all the same', async () => {
  const { database, configuration } = world.engine.platform;
  const [last] = await database.all('SELECT name FROM migrations ORDER BY name DESC LIMIT 1');
  const name = String(last?.['name']);
  await database.run('DELETE FROM migrations WHERE name = ?', [name]);
  const incoming = join(configuration.dataDir, 'files', 'incoming');
  rmSync(incoming, { recursive: true, force: true });
  writeFileSync(incoming, 'in the way');

  const unready = await world.nobody('GET', '/readyz');
  expect(unready).toMatchObject({ status: 503, body: { ok: false, waiting: ['migrations', 'files'] } });
  expect(await statusOf('/healthz')).toBe(200);

  rmSync(incoming);
  await database.run('INSERT INTO migrations (name) VALUES (?)', [name]);
  expect(await statusOf('/readyz')).toBe(200);
});

it('is not ready while a live version cannot be read', async () => {
  const isReady = jest.spyOn(world.engine.platform.releases, 'isReady').mockReturnValue(false);
  expect(await world.nobody('GET', '/readyz')).toMatchObject({ status: 503, body: { waiting: ['releases'] } });
  isReady.mockRestore();
  expect(await statusOf('/readyz')).toBe(200);
});

it('shows figures to this machine and to whoever holds the token, and to nobody through a proxy', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  const { body } = await world.nobody('GET', '/metrics');

  expect(body).toMatch(/^lichen_http_request_seconds_count\{/m);
  expect(await statusOf('/metrics', proxied)).toBe(404);
  expect(await statusOf('/metrics', { ...proxied, authorization: 'Bearer ' })).toBe(404);
  expect(await statusOf('/metrics', { ...proxied, authorization: `Bearer ${TOKEN}x` })).toBe(404);
  expect(await statusOf('/metrics', { ...proxied, authorization: `Bearer ${TOKEN}` })).toBe(200);
});

it('counts and lists work that was given up, and has it run again', async () => {
  const { database } = world.engine.platform;
  const work = deadLetters(database, systemClock);
  const before = await work.list();
  const [job = '', event = ''] = await giveUp();
  const { body } = await world.nobody('GET', '/metrics');

  expect(before).toEqual([]);
  expect((await work.list()).map(({ kind, id, error, since }) => [kind, id, error, since])).toEqual([
    ['job', job, 'broken row', 1],
    ['event', event, 'no listener', 2],
  ]);
  expect(body).toContain('lichen_given_up{kind="job"} 1\nlichen_given_up{kind="event"} 1\n');
  expect([await work.retry(job), await work.retry(event), await work.retry(job)]).toEqual([true, true, false]);
  expect(await work.list()).toEqual([]);
});

/** Has an embedded database meet a full disk. */
async function fillDisk({ engine, admin }: World): Promise<Awaited<ReturnType<Person['send']>>> {
  const [pages] = await engine.platform.database.all('PRAGMA page_count');
  await engine.platform.database.run(`PRAGMA max_page_count = ${Number(pages?.['page_count'])}`);
  const save = (name: string) => admin.send('POST', 'partner_category', { name });
  let refused = await save('first');
  for (let more = 0; refused.status === 201 && more < 2000; more += 1)
    refused = await save(`${more} ${'x'.repeat(20)}`);
  return refused;
}
const makeRoom = ({ engine }: World) =>
  engine.platform.database.run('PRAGMA max_page_count = 1073741823').catch(() => undefined);

it('says 503 and what to do while the disk is full, is not ready, and recovers by itself', async () => {
  const { database } = world.engine.platform;
  // Only an embedded database can be told here how large its disk is.
  if (database.dialect !== 'sqlite') return;
  const refused = await fillDisk(world);

  expect([refused.status, refused.body.err]).toEqual([503, TEXTS.noSpace]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const link = await world.nobody('POST', 'forgot_password', { email: world.admin.email });
  expect([link.status, link.body.err]).toEqual([503, TEXTS.noSpace]);
  // A log-in stores a session and its line of the audit, which may still fit: as many as it takes.
  const logIn = () => world.nobody('POST', '/api/auth/login', { email: world.admin.email, password: PASSWORD });
  let login = await logIn();
  for (let more = 0; login.status === 200 && more < 200; more += 1) login = await logIn();
  expect([login.status, login.body.err]).toEqual([503, TEXTS.noSpace]);
  expect(Number(login.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(login.headers.get('set-cookie')).toBeNull();
  const before = (await world.admin.send('GET', 'partner_category')).body.total;
  expect(await world.nobody('GET', '/readyz')).toMatchObject({ status: 503, body: { waiting: ['space'] } });

  await makeRoom(world);
  expect(await statusOf('/readyz')).toBe(200);
  expect((await world.admin.send('POST', 'partner_category', { name: 'after' })).status).toBe(201);
  expect((await logIn()).status).toBe(200);
  expect((await world.nobody('POST', 'forgot_password', { email: world.admin.email })).status).toBe(200);
  expect((await world.admin.send('GET', 'partner_category')).body.total).toBe(before + 1);
});

it('says in the log that the disk was full, and not what came of it', async () => {
  const full = await makeWorld({ environment: { LICHEN_LOG_LEVEL: 'error' } });
  try {
    if (full.engine.platform.database.dialect !== 'sqlite') return;
    const heard = heardLog(full);
    await fillDisk(full);
    const failed = heard.filter((line) => line.includes('request failed'));
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter((line) => !/disk is full/.test(line))).toEqual([]);
    expect(heard.filter((line) => /rollback/i.test(line))).toEqual([]);
  } finally {
    await makeRoom(full);
    await full.stop();
  }
});

it('counts no attempt that met a full disk', async () => {
  const full = await makeWorld({ environment: { LICHEN_RATE_LIMIT_SCALE: '1' } });
  try {
    if (full.engine.platform.database.dialect !== 'sqlite') return;
    await fillDisk(full);
    const ask = async () => (await full.nobody('POST', 'forgot_password', { email: full.admin.email })).status;
    for (let attempt = 0; attempt < 6; attempt += 1) expect(await ask()).toBe(503);
    await makeRoom(full);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  } finally {
    await full.stop();
  }
});
