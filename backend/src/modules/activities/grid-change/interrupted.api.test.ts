import type { GridPreview } from '@lichen/contracts/activities/grid-change/grid-preview.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import type { Job } from '../../../platform/jobs/job';
import { dyingIn } from '../../../platform/jobs/testing/dying-process';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { gridChangeJobs } from './grid-change.rules';
import { GRID_PREVIEW } from './grid-preview.job';
import { type Calc, kindByHand, liveCalculations, recordsOf } from '../../../../test/work-by-hand';
import { RECALCULATE_LOCATION } from './recalculate-location.job';

let world: World;
let location_id: string;
let ids: string[];

beforeAll(async () => {
  world = await makeWorld();
  const { admin } = world;
  location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  ids = [];
  for (let at = 1; at <= 5; at += 1) {
    const days = { from: utcDay(2025, at, 1), to: utcDay(2025, at, 28) };
    const bill = { location_id, ...days, amount: 1000 * at, units: 'kWh', renewable_amount: 0 };
    ids.push((await admin.send('POST', 'electricity_activitys', bill)).body.obj._id);
  }
}, 60_000);
afterAll(() => world.stop());

const read = () => recordsOf(world);
const kind = (name: string) => kindByHand(world, gridChangeJobs, name);
const jobOf = (name: string, input: object): Job => {
  const { companyId, userId } = world.admin;
  return { id: 'job', companyId, userId, kind: name, input, attempt: 1 };
};

const liveOf = (id: string) => liveCalculations(world, id);
const gridOf = (rows: readonly Calc[]) => {
  const labels = rows.map(({ source, factor_label }) => `${factor_label ?? source}`);
  return new Set(labels.map((label) => /France|EEA|AIB/.test(label))).size;
};
const sumOf = (rows: readonly Calc[]) =>
  rows
    .filter(({ used, scope2_basis }) => used && scope2_basis === 'location')
    .reduce((sum, { co2_ug }) => sum + (co2_ug ?? 0), 0);

it('previews the same, however often it is interrupted', async () => {
  const { database } = world.engine.platform;
  const job = jobOf(GRID_PREVIEW, { location_id, grid: 'France' });
  const whole = (await kind(GRID_PREVIEW).run(job, dyingIn(database, 0, { checkpoint: undefined }))) as GridPreview;
  const kept = { checkpoint: undefined };
  for (let attempt = 1; attempt <= 2; attempt += 1)
    await expect(kind(GRID_PREVIEW).run(job, dyingIn(database, 2, kept))).rejects.toThrow('the process is gone');
  expect(await kind(GRID_PREVIEW).run(job, dyingIn(database, 0, kept))).toEqual(whole);
  expect(whole.activities).toBe(5);
}, 60_000);

it('changes the grid and begins its recalculation, or neither', async () => {
  const { database, jobs } = world.engine.platform;
  const add = jest.spyOn(jobs, 'add').mockRejectedValueOnce(new Error('the process is gone'));
  const before = await read()(location).get(location_id);
  const { status } = await world.admin.send('POST', `locations/${location_id}/change_grid`, { grid: 'France' });
  add.mockRestore();
  expect(status).toBe(500);
  expect(await read()(location).get(location_id)).toEqual(before);
  expect(await read()(activity).count({ where: { behind_since: { not: null } } })).toBe(0);
  expect(await database.all('SELECT id FROM jobs WHERE kind = ?', [RECALCULATE_LOCATION])).toEqual([]);
}, 60_000);

it('leaves every activity on the old grid or on the new one wherever it is cut off, and goes on from there', async () => {
  const change = { grid: 'France', recalculate: false };
  expect((await world.admin.send('POST', `locations/${location_id}/change_grid`, change)).status).toBe(200);
  const { database } = world.engine.platform;
  const job = jobOf(RECALCULATE_LOCATION, { location_id, include_approved: false });
  const before = await Promise.all(ids.map(liveOf));
  const kept = { checkpoint: undefined };
  const isNew = (rows: readonly Calc[], at: number) => sumOf(rows) !== sumOf(before[at] ?? []);

  // Pages of 2, 2 and 1 activities; each attempt dies in its second one.
  const renewed: number[] = [];
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await expect(kind(RECALCULATE_LOCATION).run(job, dyingIn(database, 2, kept))).rejects.toThrow(
      'the process is gone',
    );
    const live = await Promise.all(ids.map(liveOf));
    expect(live.map(gridOf)).toEqual(ids.map(() => 1));
    const stillBehind = await read()(activity).list({ where: { behind_since: { not: null } } });
    expect(stillBehind.map(({ _id }) => _id).sort()).toEqual(ids.filter((_, at) => !isNew(live[at] ?? [], at)).sort());
    renewed.push(live.filter(isNew).length);
  }
  await kind(RECALCULATE_LOCATION).run(job, dyingIn(database, 0, kept));
  expect(renewed).toEqual([2, 4]);
  const live = await Promise.all(ids.map(liveOf));
  expect(live.filter(isNew)).toHaveLength(5);
  expect(await read()(activity).count({ where: { behind_since: { not: null } } })).toBe(0);
}, 60_000);
