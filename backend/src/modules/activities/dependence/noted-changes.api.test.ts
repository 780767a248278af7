import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { systemClock } from '../../../platform/clock';
import type { Job, JobTools } from '../../../platform/jobs/job';
import { dyingIn } from '../../../platform/jobs/testing/dying-process';
import { until } from '../../../platform/jobs/testing/work-place';
import { recordsOver } from '../../../platform/store/scoped-records';
import { kindByHand, liveCalculations, recordsOf } from '../../../../test/work-by-hand';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { COMMIT, PROPOSE, recalculationJobs } from '../recalculation/recalculation.job';

const LATE = 5000;

let world: World;
let behindBy = 0;
let location_id: string;

beforeEach(async () => {
  world = await makeWorld({ clock: { ...systemClock, now: () => Date.now() - behindBy } });
  location_id = await made('locations', LOCATION);
}, 60_000);
afterEach(() => world.stop());

async function made(entity: string, draft: object): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}

const bill = () =>
  made('electricity_activitys', {
    ...{ location_id, amount: 1000, units: 'kWh', renewable_amount: 0 },
    ...{ from: utcDay(2025, 12, 15), to: utcDay(2026, 3, 24) },
  });

const onGrid = async (country: string, electricity_grid: string) => {
  const { status } = await world.admin.send('PATCH', `locations/${location_id}`, { country, electricity_grid });
  expect(status).toBe(200);
};

/** A change that begins before the figures are looked at, and is committed between that and their writing. */
async function lateChange() {
  behindBy = LATE;
  await onGrid('FR', 'France').finally(() => {
    behindBy = 0;
  });
}

/** Tools with something else going on just before the first batch is written. */
function meanwhile(change: () => Promise<void>): JobTools {
  const tools = dyingIn(world.engine.platform.database, 0, { checkpoint: undefined });
  let isFirst = true;
  return {
    ...tools,
    step: async (work, next) => {
      if (isFirst) await change();
      isFirst = false;
      return tools.step(work, next);
    },
  };
}

async function inState(id: string, state: 'computing' | 'committing') {
  const { database } = world.engine.platform;
  await until(async () => (await recordsOf(world)(recalculation).get(id)).state === 'proposed', 15_000);
  await database.transaction(async (tx) => {
    const own = recordsOver(database, tx, world.admin.companyId)(recalculation);
    await own.update(await own.get(id), { state });
  });
}

const jobOf = (kind: string, id: string): Job => {
  const { companyId, userId } = world.admin;
  return { id: 'job', companyId, userId, kind, input: { id }, attempt: 1 };
};
const behind = async (id: string) => (await recordsOf(world)(activity).get(id)).behind_since !== null;

it('writes no proposed figure over a change that was committed after it was worked out', async () => {
  const id = await bill();
  await world.admin.send('PATCH', 'account', { factor_year_rule: 'majority' });
  const { _id } = (await world.admin.send('POST', 'recalculate', {})).body.obj;
  await inState(_id, 'committing');
  const before = await liveCalculations(world, id);

  await kindByHand(world, recalculationJobs, COMMIT).run(jobOf(COMMIT, _id), meanwhile(lateChange));

  expect(await recordsOf(world)(recalculation).get(_id)).toMatchObject({ written: 0, stale: 1 });
  expect(await liveCalculations(world, id)).toEqual(before);
  expect(await behind(id)).toBe(true);
}, 60_000);

it('finds nothing up to date that was left behind after it was looked at', async () => {
  const id = await bill();
  await onGrid('FR', 'France');
  await onGrid('GB', 'United Kingdom');
  const { _id } = (await world.admin.send('POST', 'recalculate', { start_date: utcDay(2030, 1, 1) })).body.obj;
  await inState(_id, 'computing');
  const { database } = world.engine.platform;
  await database.run('UPDATE recalculations SET start_date = NULL');
  expect(await behind(id)).toBe(true);

  await kindByHand(world, recalculationJobs, PROPOSE).run(jobOf(PROPOSE, _id), meanwhile(lateChange));
  expect(await behind(id)).toBe(true);
}, 60_000);

it('notes a change of a record after the saves that rest on what it was', async () => {
  const admin_profile_id = await made('profiles', { first_name: 'Ada', last_name: 'Vik', location_id });
  const van = { name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'L', location_id, admin_profile_id };
  const vehicle = await made('vehicles', van);
  const { database } = world.engine.platform;
  let isDone = false;
  const changed = await database.transaction(async (tx) => {
    await recordsOver(database, tx, world.admin.companyId)(account).held(world.admin.companyId, 'shared');
    const change = world.admin.send('PATCH', `vehicles/${vehicle}`, { fuel_type: 'petrol' }).then(({ status }) => {
      isDone = true;
      return status;
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isDone).toBe(false);
    return { change };
  });
  expect(await changed.change).toBe(200);
}, 60_000);
