import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { isLive, isMemo, isUsed } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { changesOf, draftOf } from '../../../../test/examples';
import { type World, makeWorld } from '../../../../test/world';
import { recordsOver } from '../../../platform/store/scoped-records';
import { activityTotalsOf } from '../emission/activity-totals';
import { figureKey } from './effective-calculations';
import { EMISSION_MONTHS, monthsOfRow } from './emission-months';

type Calc = RecordOf<typeof emissionCalc>;

const WHY = { method: 'manual', reason: 'Statement of the supplier', evidence: 'Statement 12' };
const TYPES = [
  'electricity_activitys',
  'fuel_activitys',
  'purchased_goods_activitys',
  'sales_order_activitys',
] as const;
const PERIOD = { from: utcDay(2025, 4, 7), to: utcDay(2025, 6, 2) };

let world: World;
const drafts = new Map<string, Record<string, unknown>>();

const rowsOf = async <E extends typeof emissionCalc | typeof activity>(entity: E) => {
  const { database } = world.engine.platform;
  return recordsOver(database, database, world.admin.companyId)(entity).list();
};
const send = (method: string, path: string, body?: unknown) => world.admin.send(method, path, body);

beforeAll(async () => {
  world = await makeWorld();
  for (const type of TYPES) {
    const draft = await draftOf(world, type);
    drafts.set(type, 'from' in draft ? { ...draft, ...PERIOD } : draft);
  }
}, 60_000);
afterAll(() => world.stop());

/** One used row for each component and basis of an applied activity, and none of another. */
function expectOneUsed(of: RecordOf<typeof activity>, rows: readonly Calc[]): void {
  const places = new Map<string, number>();
  for (const row of rows.filter(isLive)) {
    const key = figureKey(row);
    places.set(key, (places.get(key) ?? 0) + Number(row.used));
  }
  const expected = [...places.keys()].map((key) => [key, of.applied ? 1 : 0]);
  expect({ id: of._id, type: of.activity_type, places: [...places] }).toEqual({
    ...{ id: of._id, type: of.activity_type },
    places: expected,
  });
  expect(rows.filter((row) => row.used && !isLive(row))).toEqual([]);
  const { scope1_ug, scope2_ug, scope3_ug, market_ug, err_msg } = activityTotalsOf(rows);
  expect(of).toMatchObject({ scope1_ug, scope2_ug, scope3_ug, market_ug, err_msg });
}

const { dimensions, measures, table } = EMISSION_MONTHS;

async function expectMonths(rows: readonly Calc[]): Promise<void> {
  const wanted = new Map<string, number>();
  const add = (key: string, by: number) => wanted.set(key, (wanted.get(key) ?? 0) + by);
  for (const row of rows)
    for (const month of monthsOfRow(row as unknown as Parameters<typeof monthsOfRow>[0]))
      for (const name of measures)
        add([...dimensions.map((each) => month.dimensions[each]), name].join('|'), month.measures[name]);
  const kept = await world.engine.platform.database.all(`SELECT * FROM ${table}`);
  for (const row of kept)
    for (const name of measures) add([...dimensions.map((each) => row[each]), name].join('|'), -Number(row[name]));
  expect([...wanted].filter(([, rest]) => rest !== 0)).toEqual([]);
}

async function expectAgreement(): Promise<void> {
  const [activities, calcs] = [await rowsOf(activity), (await rowsOf(emissionCalc)) as Calc[]];
  for (const each of activities)
    expectOneUsed(
      each,
      calcs.filter(({ activity_id }) => activity_id === each._id),
    );
  const ids = new Set(activities.map(({ _id }) => _id));
  expect(calcs.filter(({ activity_id }) => !ids.has(activity_id))).toEqual([]);
  await expectMonths(calcs);
  const counted = calcs.filter((row) => isUsed(row) && !isMemo(row) && row.scope2_basis !== 'market');
  const sum = counted.filter(({ scope }) => scope !== 'no_scope').reduce((all, { co2_ug }) => all + (co2_ug ?? 0), 0);
  const days = `start_date=${utcDay(2020, 1, 1)}&end_date=${utcDay(2030, 12, 31)}`;
  const { obj } = (await send('GET', `get_activities_stats?${days}`)).body;
  expect(Math.round(obj.total_co2 * 1e6)).toBe(sum);
}

/** One act, of whatever is there: numbers choose among the records. */
const act = fc.record({
  kind: fc.constantFrom(
    ...(['create', 'edit', 'apply', 'remove', 'restore', 'bulk', 'state', 'state', 'state'] as const),
    ...(['use', 'use', 'release', 'release', 'change', 'forget', 'forget', 'forget'] as const),
  ),
  at: fc.nat(1000),
  amount: fc.integer({ min: 1, max: 999 }),
  isOn: fc.boolean(),
  scope: fc.constantFrom(...Array(8).fill(undefined), 'scope_1', 'scope_2', 'scope_3'),
  component: fc.constantFrom(...Array(9).fill(undefined), 'direct', 'wtt', 'td'),
  scope2_basis: fc.constantFrom(...Array(9).fill(undefined), 'market', 'location'),
  scope3_category: fc.constantFrom(...Array(9).fill(undefined), 1, 9),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const removed: string[] = [];
const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)];

async function perform({ kind, at, amount, isOn, ...place }: Act) {
  const one = pick(await rowsOf(activity), at);
  const calcs = ((await rowsOf(emissionCalc)) as Calc[]).filter(isLive);
  const own = calcs.filter(({ engine_version }) => engine_version === null);
  const stated = pick(
    own.filter(({ used }) => used === isOn),
    at,
  );
  const calc = kind === 'release' ? stated : pick(calcs, at);
  const path = one && `${one.activity_type}/${one._id}`;
  if (kind === 'create')
    return send('POST', pick(TYPES, at) ?? '', {
      ...drafts.get(pick(TYPES, at) ?? ''),
      applied: isOn || amount % 3 > 0,
    });
  if (kind === 'restore') return removed.length > 0 ? send('POST', `${removed.pop()}/restore`, {}) : undefined;
  if (kind === 'change' && stated) return send('PATCH', `emission_calcs/${stated._id}`, { CO2: amount, ...place });
  if (kind === 'forget' && stated) return send('DELETE', `emission_calcs/${stated._id}`);
  if (kind === 'use' && calc) return send('PATCH', `emission_calcs/${calc._id}`, { used: true });
  if (kind === 'release' && calc) return send('PATCH', `emission_calcs/${calc._id}`, { used: false });
  if (!one || !path) return undefined;
  if (kind === 'edit') return send('PATCH', path, changesOf(one.activity_type));
  if (kind === 'apply') return send('PATCH', path, { applied: isOn || amount % 3 > 0 });
  if (kind === 'remove') {
    removed.push(path);
    return send('DELETE', path);
  }
  if (kind === 'bulk') {
    const change = amount % 5 === 0 ? { kind: 'remove' } : { kind: 'edit', values: { applied: amount % 3 > 0 } };
    return send('POST', 'bulk_activities', { change, rows: [{ _id: one._id }] });
  }
  // Nothing is calculated of an order, so that what is stated stands alone.
  if (one.activity_type === 'sales_order_activitys') place.scope3_category ??= 9;
  const draft = {
    activity_id: one._id,
    CO2: amount,
    units: isOn ? 'kg' : 't',
    used: isOn && one.applied,
    ...place,
    ...WHY,
  };
  return kind === 'state' ? send('POST', 'emission_calcs', draft) : undefined;
}

it('has one used row in every place of an applied activity after any edits, and sums that agree with the rows', async () => {
  for (const type of TYPES) expect(await send('POST', type, drafts.get(type))).toMatchObject({ status: 201 });
  const answers = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 20 }), async (acts) => {
      for (const each of acts) {
        const answer = await perform(each);
        const status = answer?.status ?? 0;
        answers.set(`${each.kind} ${status < 300}`, (answers.get(`${each.kind} ${status < 300}`) ?? 0) + 1);
        expect([each.kind, status, status >= 500 ? answer?.body : null]).toEqual([each.kind, status, null]);
        if (each.kind === 'forget' || each.kind === 'release') await expectAgreement();
      }
      await expectAgreement();
    }),
    { numRuns: 20, seed: 7, endOnFailure: true },
  );
  // Every kind of act was possible at times: a property of refusals alone would prove nothing.
  for (const kind of ['create', 'edit', 'apply', 'remove', 'restore', 'state', 'use', 'release', 'change', 'forget'])
    expect([kind, answers.get(`${kind} true`) ?? 0]).not.toEqual([kind, 0]);
}, 240_000);
