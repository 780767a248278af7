import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { until } from '../../../platform/jobs/testing/work-place';
import { recordsOver } from '../../../platform/store/scoped-records';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

type Calc = RecordOf<typeof emissionCalc>;

let world: World;

/** 17 days of 2025 and 83 of 2026, so that the year rule moves it. */
const PERIOD = { from: utcDay(2025, 12, 15), to: utcDay(2026, 3, 24) };

beforeEach(async () => {
  world = await makeWorld();
}, 60_000);
afterEach(() => world.stop());

const OF_RULE = 'The factor year rule changed';

const location = async (person: Person) => (await person.send('POST', 'locations', LOCATION)).body.obj._id as string;

const bill = async (person: Person, location_id: string, amount = 1000) =>
  (
    await person.send('POST', 'electricity_activitys', {
      ...{ location_id, ...PERIOD, amount, units: 'kWh', renewable_amount: 0 },
    })
  ).body.obj._id as string;

const calcsOf = async (person: Person, id: string): Promise<Calc[]> =>
  (await person.send('GET', `emission_calcs?activity_id=${id}`)).body.list;

const gridFigure = (calcs: readonly Calc[]) =>
  calcs.find(({ component, scope2_basis, used }) => used && component === 'direct' && scope2_basis === 'location')?.CO2;

const stateOf = async (person: Person, id: string) => (await person.send('GET', `recalculations/${id}`)).body.obj;

const inState = (person: Person, id: string, wanted: string) =>
  until(async () => {
    const found = await stateOf(person, id);
    return found.state === wanted && found;
  }, 15_000);

async function proposal(person: Person, input: Record<string, unknown> = {}) {
  const { status, body } = await person.send('POST', 'recalculate', input);
  expect(status).toBe(200);
  return inState(person, body.obj._id, 'proposed');
}

const decide = (person: Person, id: string, decision: string) =>
  person.send('POST', 'decide_recalculation', { id, decision });

/** The sums of the roll-up and of the activities equal the used rows, added one by one. */
async function expectSumsInStep(person: Person) {
  const { database } = world.engine.platform;
  const read = recordsOver(database, database, person.companyId);
  const used = (await read(emissionCalc).list()).filter((row) => row.used && row.superseded_by === null);
  const counted = used.filter(({ scope2_basis }) => scope2_basis !== 'market');
  const naive = counted.reduce((total, { co2_ug }) => total + (co2_ug ?? 0), 0);
  const sums = await read(activity).sum(['scope1_ug', 'scope2_ug', 'scope3_ug']);
  expect(Object.values(sums).reduce((total, each) => total + each, 0)).toBe(naive);
  const years = await Promise.all(
    [2025, 2026].map(async (year) => (await person.send('GET', `activity_summarys?year=${year}`)).body.list),
  );
  const total = years.flat().filter(({ key }: { key: string }) => key === 'Total');
  expect(total.reduce((sum: number, { CO2_total }: { CO2_total: number }) => sum + CO2_total, 0)).toBeCloseTo(
    naive / 1_000_000,
    6,
  );
}

it('proposes without changing a figure, then writes what was proposed', async () => {
  const { admin, stranger } = world;
  const site = await location(admin);
  const ids = [await bill(admin, site), await bill(admin, site, 2000)];
  const theirs = await bill(stranger, await location(stranger));
  await admin.send('PATCH', 'account', { factor_year_rule: 'majority' });

  const proposed = await proposal(admin);

  expect(proposed).toMatchObject({ seen: 2, changed: 2, written: 0 });
  expect(gridFigure(await calcsOf(admin, ids[0] as string))).toBe(138.7868);
  const scope2 = proposed.difference.scopes.find(({ key }: { key: string }) => key === 'scope_2');
  // 3,000 kWh: blended 0.1387868, then 0.13096
  const [before_kg, after_kg] = [416.3604, 392.88];
  const market = { market_before_kg: before_kg, market_after_kg: after_kg };
  expect(scope2).toEqual({ key: 'scope_2', before_kg, after_kg, ...market, activities: 2 });
  expect(proposed.difference.movers.map(({ activity_id }: { activity_id: string }) => activity_id)).toEqual([
    ids[1],
    ids[0],
  ]);
  expect(proposed.difference.locations).toMatchObject([{ key: site, activities: 2 }]);
  expect(proposed.difference.reasons).toEqual([{ reason: OF_RULE, rows: expect.any(Number) }]);
  const { list } = (await admin.send('GET', `recalculation_changes?recalculation_id=${proposed._id}`)).body;
  expect(list.map(({ activity_id, state }: Record<string, string>) => [activity_id, state])).toEqual([
    [ids[1], 'proposed'],
    [ids[0], 'proposed'],
  ]);
  const cause = list[1].causes.find(
    ({ component, scope2_basis }: Calc) => `${component} ${scope2_basis}` === 'direct location',
  );
  const [last, first] = [utcDay(2025, 12, 31), utcDay(2026, 1, 1)];
  expect(cause).toMatchObject({
    reason: OF_RULE,
    before: {
      factor: null,
      parts: [
        { label: expect.stringMatching(/2025/), factor: '0.177', from: PERIOD.from, to: last, quantity: '170' },
        { label: expect.stringMatching(/2026/), factor: '0.13096', from: first, to: PERIOD.to, quantity: '830' },
      ],
    },
    after: { factor: '0.13096', label: expect.stringMatching(/2026/) },
  });
  expect(cause.before.parts.map(({ label }: { label: string }) => label.includes('; '))).toEqual([false, false]);
  expect(cause.after.parts).toBeUndefined();

  expect((await decide(admin, proposed._id, 'commit')).status).toBe(200);
  const committed = await inState(admin, proposed._id, 'committed');

  expect(committed).toMatchObject({ written: 2, stale: 0, decided_by: admin.email });
  const calcs = await calcsOf(admin, ids[0] as string);
  expect(gridFigure(calcs)).toBe(130.96);
  const old = calcs.filter(({ superseded_by }) => superseded_by !== null);
  expect(old.length).toBeGreaterThan(0);
  expect(old.every(({ reason, used }) => reason === OF_RULE && !used)).toBe(true);
  expect(gridFigure(await calcsOf(stranger, theirs))).toBe(138.7868);
  await expectSumsInStep(admin);
  await expectSumsInStep(stranger);
}, 60_000);

it('finds nothing to change twice', async () => {
  await bill(world.admin, await location(world.admin));
  expect(await proposal(world.admin)).toMatchObject({ seen: 1, changed: 0 });
});

it('recalculates one location after its grid changed', async () => {
  const { admin } = world;
  const [moved, other] = [await location(admin), await location(admin)];
  const id = await bill(admin, moved);
  await bill(admin, other);
  await admin.send('PATCH', `locations/${moved}`, { country: 'FR', electricity_grid: 'France' });

  const proposed = await proposal(admin, { location_id: moved });
  await decide(admin, proposed._id, 'commit');
  await inState(admin, proposed._id, 'committed');

  expect(proposed).toMatchObject({ seen: 1, changed: 1 });
  const reasons = new Set((await calcsOf(admin, id)).filter((row) => row.superseded_by).map(({ reason }) => reason));
  expect(reasons).toContain('The grid or country changed');
  await expectSumsInStep(admin);
}, 60_000);

it('leaves an activity that somebody changed after the proposal', async () => {
  const { admin } = world;
  const site = await location(admin);
  const [edited, other] = [await bill(admin, site), await bill(admin, site, 2000)];
  await admin.send('PATCH', 'account', { factor_year_rule: 'majority' });
  const proposed = await proposal(admin);
  await admin.send('PATCH', `electricity_activitys/${edited}`, { amount: 5000 });

  await decide(admin, proposed._id, 'commit');
  const committed = await inState(admin, proposed._id, 'committed');

  expect(committed).toMatchObject({ written: 1, stale: 1 });
  expect(gridFigure(await calcsOf(admin, edited))).toBe(654.8);
  expect(gridFigure(await calcsOf(admin, other))).toBe(261.92);
  await expectSumsInStep(admin);
}, 60_000);

it('forgets a proposal that is discarded, and decides nothing twice', async () => {
  const { admin } = world;
  const id = await bill(admin, await location(admin));
  await admin.send('PATCH', 'account', { factor_year_rule: 'majority' });
  const proposed = await proposal(admin);

  expect((await decide(admin, proposed._id, 'discard')).body.obj.state).toBe('discarded');

  expect((await decide(admin, proposed._id, 'commit')).status).toBe(422);
  expect((await decide(admin, proposed._id, 'cancel')).status).toBe(422);
  expect(gridFigure(await calcsOf(admin, id))).toBe(138.7868);
}, 60_000);

it('is for administrators of the company alone', async () => {
  const { admin, stranger } = world;
  await bill(admin, await location(admin));
  const proposed = await proposal(admin);
  const reader = await world.someone(['user']);

  expect((await reader.send('POST', 'recalculate', {})).status).toBe(403);
  expect((await decide(stranger, proposed._id, 'commit')).status).toBe(404);
  expect((await stranger.send('GET', `recalculations/${proposed._id}`)).status).toBe(404);
}, 60_000);
