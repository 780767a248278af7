import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importKinds, importSteps } from '../../../test/worlds/import-world';
import { type World, makeWorld } from '../../../test/world';
import { companyRecords } from '../../platform/engine/company-records';
import { jobBatchWriter } from '../../platform/engine/jobs/write-job-batch';
import type { Job } from '../../platform/jobs/job';
import { fileRecords } from '../../platform/files/file-records';
import { dyingIn } from '../../platform/jobs/testing/dying-process';
import { recordsOver } from '../../platform/store/scoped-records';
import { until } from '../../platform/jobs/testing/work-place';
import { clearLeftovers } from './clear-leftovers.job';
import { IMPORT_TEXTS } from './imports.handler';
import { runJob } from './run.job';

let world: World;
const { checked, countOf, decided, site, stateOf } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
  await site(world.admin, 'Works');
}, 60_000);
afterAll(() => world.stop());

const iso = (day: number) => new Date(day).toISOString().slice(0, 10);
const line = (at: number) => {
  const day = utcDay(2024, 1, 1) + at * DAY;
  return `Works,${iso(day)},${iso(day)},${1000 + at},INV-${at}\n`;
};

it('is stopped, and goes on later, when its job is cancelled by itself', async () => {
  const { admin, engine } = world;
  await site(admin, 'Mill');
  const head = 'Site,From,To,Consumption (kWh),Invoice no.\n';
  const { _id: id } = await checked(admin, head + line(1).replace('Works', 'Mill'));
  const { platform } = engine;
  const { companyId, userId } = admin;
  const dueOn = platform.clock.now() + DAY;
  const job_id = await platform.database.transaction(async (tx) => {
    const own = recordsOver(platform.database, tx, companyId)(fileImport);
    const job = await platform.jobs.add(tx, { companyId, userId, kind: 'imports.run', input: { id }, dueOn });
    await own.update(await own.get(id), { state: 'running', existing: 'skip', job_id: job });
    return job;
  });
  const ended = await admin.send('POST', 'cancel_job', { id: job_id });

  expect(ended.body.obj.state).toBe('cancelled');
  expect((await stateOf(admin, id)).state).toBe('stopped');
});

const STAFF = 'First name,Last name,Email,Location\n';
const person = (_: unknown, at: number) => `Ada,Turner ${at},a${at}@example.org,Works\n`;
const BILLS = 'Site,From,To,Consumption (kWh),Invoice no.\n';
const rowsOf = (each: (_: unknown, at: number) => string) => Array.from({ length: 5 }, each).join('');

it.each([
  ['electricity_activitys', BILLS + rowsOf((_, at) => line(at))],
  ['profiles', STAFF + rowsOf(person)],
])(
  'writes no row of %s twice and none half, wherever the process ends, and goes on from there',
  async (of, file) => {
    const { admin, engine } = world;
    const before = await countOf(admin, of);
    const { _id: id } = await checked(admin, file, of);
    const { platform, registry } = engine;
    await platform.database.transaction(async (tx) => {
      const own = recordsOver(platform.database, tx, admin.companyId)(fileImport);
      await own.update(await own.get(id), { state: 'running', existing: 'skip' });
    });
    const { companyId, userId } = admin;
    const job: Job = { id: 'job', companyId, userId, kind: 'imports.run', input: { id }, attempt: 1 };
    const write = jobBatchWriter(platform, registry);
    const words = { codeOf: () => undefined, everyLanguage: () => [] };
    const parts = { platform, write, kinds: importKinds(world), ...words, pageSize: 2 };
    const kept = { checkpoint: undefined };

    const counts: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect(runJob(parts).run(job, dyingIn(platform.database, 2, kept))).rejects.toThrow('the process is gone');
      counts.push((await countOf(admin, of)) - before);
      expect((await stateOf(admin, id)).created).toBe(counts.at(-1));
    }
    await runJob(parts).run(job, dyingIn(platform.database, 0, kept));

    expect(counts).toEqual([2, 4, 5]);
    expect(await stateOf(admin, id)).toMatchObject({ state: 'done', created: 5, error_rows: 0 });
    expect((await countOf(admin, of)) - before).toBe(5);
  },
  60_000,
);

it('is deleted with its file and rows when a person cancels it before it has written anything', async () => {
  const { admin, stranger, engine } = world;
  const { platform } = engine;
  const { _id: id } = await checked(admin, BILLS + rowsOf((_, at) => line(100 + at)));
  const files = () => fileRecords(platform.database, platform.clock).ofOwner(admin.companyId, id);
  const rows = async () => (await admin.send('GET', `import_rows?import_id=${id}`)).body.total;
  expect([(await files()).length, await rows()]).toEqual([1, 5]);

  const discard = { id, decision: 'discard' };
  expect((await stranger.send('POST', 'decide_import', discard)).status).toBe(404);
  expect((await admin.send('POST', 'decide_import', discard)).status).toBe(200);
  expect((await admin.send('GET', `imports/${id}`)).status).toBe(404);
  await until(async () => (await rows()) === 0);
  expect(await files()).toEqual([]);

  const { _id: written } = await checked(admin, BILLS + line(200));
  await decided(admin, written, 'run', 'done');
  const refused = await admin.send('POST', 'decide_import', { id: written, decision: 'discard' });
  expect([refused.status, refused.body.err]).toEqual([422, IMPORT_TEXTS.notNow]);
});

it('is cleared on a later day if the job that should have done it has failed', async () => {
  const { admin, engine } = world;
  const { platform } = engine;
  const { companyId } = admin;
  const made = async (at: number) => (await checked(admin, BILLS + rowsOf((_, row) => line(at + row))))._id;
  const [id, other] = [await made(300), await made(400)];
  const rows = async (of: string) => (await admin.send('GET', `import_rows?import_id=${of}`)).body.total;
  await recordsOver(platform.database, platform.database, companyId)(fileImport).remove(id);

  const read = companyRecords(platform, companyId);
  const today = { companyId, day: 0, since: 0, position: undefined, read };
  const { next, write } = await clearLeftovers(platform).part(today);
  expect(next).toBeUndefined();
  await platform.database.transaction(async (sql) => write?.({ unit: { sql } } as never));
  platform.jobs.wake();
  await until(async () => (await rows(id)) === 0);
  expect(await fileRecords(platform.database, platform.clock).ofOwner(companyId, id)).toEqual([]);
  expect(await rows(other)).toBe(5);
});
