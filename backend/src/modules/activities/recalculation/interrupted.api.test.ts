import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import type { Job } from '../../../platform/jobs/job';
import { until } from '../../../platform/jobs/testing/work-place';
import { dyingIn } from '../../../platform/jobs/testing/dying-process';
import { recordsOver } from '../../../platform/store/scoped-records';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { type Calc, kindByHand, liveCalculations, recordsOf } from '../../../../test/work-by-hand';
import { COMMIT, PROPOSE, recalculationJobs } from './recalculation.job';

let world: World;
let ids: string[];

beforeAll(async () => {
  world = await makeWorld();
  const { admin } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const period = { from: utcDay(2025, 12, 15), to: utcDay(2026, 3, 24) };
  ids = [];
  for (let at = 1; at <= 5; at += 1) {
    const bill = { location_id, ...period, amount: 1000 * at, units: 'kWh', renewable_amount: 0 };
    ids.push((await admin.send('POST', 'electricity_activitys', bill)).body.obj._id);
  }
}, 60_000);
afterAll(() => world.stop());

const read = () => recordsOf(world);
const kind = (name: string) => kindByHand(world, recalculationJobs, name);
const liveOf = (id: string) => liveCalculations(world, id);

const isWhole = (rows: readonly Calc[]) =>
  rows.filter(({ used }) => used).length === rows.length && new Set(rows.map((row) => row.parts?.length)).size === 1;

it('leaves every activity old or new wherever it is cut off, and goes on from there', async () => {
  const { admin } = world;
  await admin.send('PATCH', 'account', { factor_year_rule: 'majority' });
  const { _id } = (await admin.send('POST', 'recalculate', {})).body.obj;
  await until(async () => (await read()(recalculation).get(_id)).state === 'proposed', 15_000);
  const { database } = world.engine.platform;
  await database.transaction(async (tx) => {
    const own = recordsOver(database, tx, admin.companyId)(recalculation);
    await own.update(await own.get(_id), { state: 'committing' });
  });
  const { companyId, userId } = admin;
  const job: Job = { id: 'job', companyId, userId, kind: COMMIT, input: { id: _id }, attempt: 1 };
  const kept = { checkpoint: undefined };

  // Portions: 2, 2, 1 activities and the end; each attempt dies in its second one.
  const written: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await expect(kind(COMMIT).run(job, dyingIn(database, 2, kept))).rejects.toThrow('the process is gone');
    const live = await Promise.all(ids.map(liveOf));
    expect(live.every(isWhole)).toBe(true);
    written.push(live.filter((rows) => rows[0]?.parts?.length === 1).length);
  }
  await kind(COMMIT).run(job, dyingIn(database, 0, kept));

  expect(written).toEqual([2, 4, 5]);
  expect(await read()(recalculation).get(_id)).toMatchObject({ state: 'committed', written: 5, stale: 0 });
  const all = await read()(emissionCalc).list();
  const superseded = all.filter((row) => row.superseded_by !== null);
  expect(superseded).toHaveLength(all.length - superseded.length);
}, 60_000);

it('counts each activity once however often the proposal is interrupted', async () => {
  const { admin } = world;
  await admin.send('PATCH', 'account', { factor_year_rule: 'blended' });
  const { _id } = (await admin.send('POST', 'recalculate', {})).body.obj;
  await until(async () => (await read()(recalculation).get(_id)).state === 'proposed', 15_000);
  const whole = (await read()(recalculation).get(_id)).difference;
  const { database } = world.engine.platform;
  const { companyId, userId } = admin;
  await database.transaction(async (tx) => {
    const own = recordsOver(database, tx, companyId)(recalculation);
    await own.update(await own.get(_id), { state: 'computing', difference: null });
  });
  const job: Job = { id: 'job', companyId, userId, kind: PROPOSE, input: { id: _id }, attempt: 1 };
  const kept = { checkpoint: undefined };

  for (let attempt = 1; attempt <= 2; attempt += 1)
    await expect(kind(PROPOSE).run(job, dyingIn(database, 2, kept))).rejects.toThrow('the process is gone');
  await kind(PROPOSE).run(job, dyingIn(database, 0, kept));

  const proposed = await read()(recalculation).get(_id);
  expect(proposed).toMatchObject({ state: 'proposed', seen: 5, changed: 5 });
  expect(proposed.difference).toEqual(whole);
}, 60_000);

it('stops where it is when it is cancelled, and what is left is a proposal again', async () => {
  const { admin } = world;
  const { _id } = (await admin.send('POST', 'recalculate', {})).body.obj;
  await until(async () => (await read()(recalculation).get(_id)).state === 'proposed', 15_000);
  const { database, jobs, clock } = world.engine.platform;
  const { companyId, userId } = admin;
  const waiting = await database.transaction(async (tx) => {
    const dueOn = clock.now() + DAY;
    const job_id = await jobs.add(tx, { companyId, userId, kind: COMMIT, input: { id: _id }, dueOn });
    const own = recordsOver(database, tx, companyId)(recalculation);
    await own.update(await own.get(_id), { state: 'committing', job_id });
    return job_id;
  });
  const job: Job = { id: 'job', companyId, userId, kind: COMMIT, input: { id: _id }, attempt: 1 };
  await expect(kind(COMMIT).run(job, dyingIn(database, 2, { checkpoint: undefined }))).rejects.toThrow('gone');

  const decide = async (decision: string) =>
    (await admin.send('POST', 'decide_recalculation', { id: _id, decision })).body.obj;
  expect(await decide('cancel')).toEqual({ _id, state: 'proposed' });
  expect((await admin.send('GET', `job_status?id=${waiting}`)).body.obj.state).toBe('cancelled');
  const live = await Promise.all(ids.map(liveOf));
  expect(live.every(isWhole)).toBe(true);
  expect(live.filter((rows) => rows[0]?.parts?.length === 2)).toHaveLength(2);

  expect((await decide('commit')).state).toBe('committing');
  await until(async () => (await read()(recalculation).get(_id)).state === 'committed', 15_000);
  expect(await read()(recalculation).get(_id)).toMatchObject({ written: 5, stale: 0 });
}, 60_000);
