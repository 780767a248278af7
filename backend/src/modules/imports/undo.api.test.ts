import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importKinds, importSteps } from '../../../test/worlds/import-world';
import { type World, makeWorld } from '../../../test/world';
import { jobBatchWriter } from '../../platform/engine/jobs/write-job-batch';
import type { Job } from '../../platform/jobs/job';
import { dyingIn } from '../../platform/jobs/testing/dying-process';
import { until } from '../../platform/jobs/testing/work-place';
import { recordsOver } from '../../platform/store/scoped-records';
import { UNDO, undoJob } from './undo.job';

let world: World;
const { checked, countOf, decided, repaired, site, stateOf } = importSteps(() => world);

beforeEach(async () => {
  world = await makeWorld();
}, 60_000);
afterEach(() => world.stop());

const HEAD = 'Site,From,To,Consumption (kWh),Invoice no.\n';
const iso = (day: number) => new Date(day).toISOString().slice(0, 10);
const line = (at: number, amount = 1000) => {
  const day = utcDay(2024, 1, 1) + at * DAY;
  return `Works,${iso(day)},${iso(day)},${amount + at},INV-${at}\n`;
};
const lines = (count: number, amount?: number) => Array.from({ length: count }, (_, at) => line(at, amount)).join('');

it('writes rows that are alike as so many, however far apart they stand', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  // Further apart than a page of rows.
  const file = HEAD + lines(250) + line(0);

  const { _id: id, ...found } = await checked(admin, file);
  expect(found).toMatchObject({ new_rows: 251, existing_rows: 0 });
  expect(await decided(admin, id, 'run', 'done')).toMatchObject({ created: 251 });
  expect(await countOf(admin)).toBe(251);
  expect(await checked(admin, file)).toMatchObject({ new_rows: 0, existing_rows: 251 });
}, 120_000);

/** An undo whose process ends after the first page of two rows. */
async function cutOff(id: string) {
  const { platform, registry } = world.engine;
  const { companyId, userId } = world.admin;
  await platform.database.transaction(async (tx) => {
    const own = recordsOver(platform.database, tx, companyId)(fileImport);
    await own.update(await own.get(id), { state: 'undoing' });
  });
  const words = { codeOf: () => undefined, everyLanguage: () => [] };
  const parts = {
    platform,
    write: jobBatchWriter(platform, registry),
    kinds: importKinds(world),
    ...words,
    pageSize: 2,
  };
  const job: Job = { id: 'job', companyId, userId, kind: UNDO, input: { id }, attempt: 1 };
  const tools = dyingIn(platform.database, 2, { checkpoint: undefined });
  await expect(undoJob(parts).run(job, tools)).rejects.toThrow('the process is gone');
}

it('ends an undo where it was stopped: it can be undone further, and nothing else', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  await decided(admin, (await checked(admin, HEAD + lines(6)))._id, 'run', 'done');
  const { _id: id } = await checked(admin, HEAD + lines(6, 5000));
  expect(await decided(admin, id, 'run', 'done', 'update')).toMatchObject({ updated: 6 });

  await cutOff(id);
  expect(await stateOf(admin, id)).toMatchObject({ state: 'undoing', updated: 4 });
  const { body } = await admin.send('POST', 'decide_import', { id, decision: 'cancel' });

  expect(body.obj).toMatchObject({ state: 'done' });
  expect((await admin.send('POST', 'decide_import', { id, decision: 'run' })).status).toBe(422);
  expect(await decided(admin, id, 'undo', 'undone')).toMatchObject({ updated: 0, kept: 0 });
  const { list } = (await admin.send('GET', 'electricity_activitys')).body;
  expect((list as { amount: number }[]).filter(({ amount }) => amount >= 5000)).toEqual([]);
}, 120_000);

it('takes a row away that another import changed and gave back, and keeps what somebody changed besides', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const { _id: first } = await checked(admin, HEAD + lines(3));
  await decided(admin, first, 'run', 'done');
  const { _id: second } = await checked(admin, HEAD + lines(3, 5000));
  expect(await decided(admin, second, 'run', 'done', 'update')).toMatchObject({ updated: 3 });
  expect(await decided(admin, second, 'undo', 'undone')).toMatchObject({ updated: 0, kept: 0 });
  const [some] = (await admin.send('GET', 'electricity_activitys')).body.list;
  await admin.send('PATCH', `electricity_activitys/${some._id}`, { description: 'Looked at' });

  expect(await decided(admin, first, 'undo', 'undone')).toMatchObject({ created: 1, kept: 1 });
  const { list } = (await admin.send('GET', 'electricity_activitys')).body;
  expect(list).toMatchObject([{ _id: some._id, amount: some.amount }]);
}, 120_000);

it('keeps a row that another import changed, as long as that stands', async () => {
  const { admin } = world;
  await site(admin, 'Works');
  const { _id: first } = await checked(admin, HEAD + lines(2));
  await decided(admin, first, 'run', 'done');
  const { _id: second } = await checked(admin, HEAD + line(0, 5000));
  await decided(admin, second, 'run', 'done', 'update');

  expect(await decided(admin, first, 'undo', 'undone')).toMatchObject({ created: 1, kept: 1 });
  expect(await countOf(admin)).toBe(1);
}, 120_000);

it('takes a word that every object has for a word', async () => {
  const { admin } = world;
  const works = await site(admin, 'Works');
  await site(admin, 'Constructor');
  const file = HEAD + line(0) + line(1).replace('Works', 'Constructor') + line(2).replace('Works', 'Wroks');
  const { _id: id } = await checked(admin, file);
  await repaired(admin, id, { fixes: { location_id: { Wroks: works } } });

  await admin.send('POST', 'decide_import', { id, decision: 'run' });
  const ended = await until(async () => {
    const found = await stateOf(admin, id);
    return found.state !== 'running' && found;
  }, 60_000);
  expect(ended).toMatchObject({ state: 'done', created: 3 });
}, 120_000);
