import type { Finding, ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { DAY, utcDay, yearOf, YEARS_AHEAD } from '@lichen/contracts/formats/days';
import { draftOf } from '../../../../test/examples';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const created = async (entity: string, body: unknown): Promise<string> =>
  (await world.admin.send('POST', entity, body)).body.obj._id;
const kinds = (list: readonly Finding[]) =>
  list.map(({ kind }) => kind).filter((kind) => kind === 'future' || kind === 'outside_use');

async function found(location_id: string, from: number, to: number) {
  const draft = { location_id, amount: 900, units: 'kWh', renewable_amount: 0, from, to };
  const typed = await world.admin.send('POST', 'check_activity', { activity_type: 'electricity_activitys', draft });
  const id = await created('electricity_activitys', draft);
  const stored = await world.admin.send('POST', 'check_activity', { activity_type: 'electricity_activitys', id });
  const query = `list_findings?start_date=${from}&end_date=${to}&locations=${location_id}`;
  const listed: ListedFinding[] = (await world.admin.send('GET', query)).body.list;
  expect(kinds(stored.body.list)).toEqual(kinds(typed.body.list));
  expect(kinds(listed.filter(({ activity_id }) => activity_id === id)).toSorted()).toEqual(
    kinds(typed.body.list).toSorted(),
  );
  return kinds(typed.body.list);
}

const FIRST = utcDay(2025, 3, 1);
const LAST = utcDay(2025, 9, 30);
const site = (over: Record<string, unknown>) =>
  created('locations', { ...LOCATION, name: `Site ${Math.random()}`, ...over });

it.each([
  ['on the days of its use', FIRST, LAST, []],
  ['from the day before it opened', FIRST - DAY, LAST, ['outside_use']],
  ['until the day after it closed', FIRST, LAST + DAY, ['outside_use']],
] as const)('looks at a bill %s', async (_, from, to, expected) => {
  expect(await found(await site({ from: FIRST, to: LAST }), from, to)).toEqual(expected);
});

it('says nothing of the days of a location that has none', async () => {
  expect(await found(await site({}), FIRST, LAST)).toEqual([]);
});

it('looks at the days of more locations than one statement may name', async () => {
  for (let made = 0; made < 520; made += 20)
    await Promise.all(Array.from({ length: 20 }, () => site({ from: FIRST, to: LAST })));
  expect(await found(await site({ from: FIRST, to: LAST }), FIRST - DAY, LAST)).toEqual(['outside_use']);
});

it('tells of days that are still to come', async () => {
  const year = yearOf(world.engine.platform.clock.now()) + YEARS_AHEAD;
  expect(await found(await site({}), utcDay(year, 12, 1), utcDay(year, 12, 31))).toEqual(['future']);
});

const RELEASED = { waste_released_weight: 1, waste_released_weight_units: 't', other_route: 'landfill' };
const IN_SKIPS = { waste_released_volume: 2, waste_released_volume_units: 'm3' };

const refused = async (entity: string, over: Record<string, unknown>) =>
  (await world.admin.send('POST', entity, { ...(await draftOf(world, entity)), ...over })).body.errors;

it.each([
  ['home_working_activity', { working_hours: 24 }, undefined],
  [
    'home_working_activity',
    { working_hours: 24.5 },
    { working_hours: 'One person cannot work more than 24 hours a day' },
  ],
  ['home_working_activity', { profile_id: null, working_hours: 500 }, undefined],
  ['absence_activitys', { from: FIRST, to: FIRST, amount: 24 }, undefined],
  [
    'absence_activitys',
    { from: FIRST, to: FIRST, amount: 500 },
    { amount: 'One person cannot be absent for more than 24 hours a day' },
  ],
  ['absence_activitys', { from: FIRST, to: FIRST, amount: 500, profile_id: null }, undefined],
  ['home_working_activity', { air_conditioner: true }, { air_conditioner_kw: 'Required' }],
  ['home_working_activity', { air_conditioner: true, applied: false }, undefined],
  ['home_working_activity', { air_conditioner: true, air_conditioner_kw: 0 }, { air_conditioner_kw: 'Too small' }],
  ['home_working_activity', { air_conditioner: true, air_conditioner_kw: 0.000001 }, undefined],
  ['home_working_activity', { air_conditioner: false, air_conditioner_kw: 0 }, undefined],
  ['home_working_activity', { air_conditioner: true, air_conditioner_kw: 0, applied: false }, undefined],
  [
    'stays',
    { nights: 400 },
    {
      nights:
        'A stay has at most 366 nights. Enter a longer one in parts, and people who stay at the same time as rooms',
    },
  ],
  ['stays', { nights: 366 }, undefined],
  [
    'power_activitys',
    { generated: 900, used: 700, sold: 300 },
    { sold: 'Used and sold add up to more than was generated' },
  ],
  ['stays', { nights: 0 }, { nights: 'Too small' }],
  ['lease_activitys', { area: 0 }, { area: 'Enter an area above 0, or leave it empty to lease the whole location' }],
  [
    'waste_activitys',
    {
      ...{
        waste_released_weight: 1,
        waste_released_weight_units: 't',
        landfill_weight: 400,
        landfill_weight_units: 'kg',
      },
      ...{ recycled_weight: 601, recycled_weight_units: 'kg' },
    },
    undefined,
  ],
  [
    'waste_activitys',
    {
      ...{
        waste_released_weight: 1,
        waste_released_weight_units: 't',
        landfill_weight: 400,
        landfill_weight_units: 'kg',
      },
      ...{ recycled_weight: 700, recycled_weight_units: 'kg' },
    },
    { waste_released_weight: 'The routes add up to more than this amount' },
  ],
  ['waste_activitys', { ...RELEASED, processed_weight: 1001, processed_weight_units: 'kg' }, undefined],
  [
    'waste_activitys',
    { ...RELEASED, processed_weight: 1.2, processed_weight_units: 't' },
    { processed_weight: 'More was processed than was released' },
  ],
  [
    'waste_activitys',
    { ...RELEASED, processed_weight: 3, processed_weight_units: 't', recycled_weight: 2, recycled_weight_units: 't' },
    {
      processed_weight: 'More was processed than was released',
      waste_released_weight: 'The routes add up to more than this amount',
    },
  ],
  ['waste_activitys', { ...RELEASED, processed_weight: 3, processed_weight_units: 't', applied: false }, undefined],
  [
    'waste_activitys',
    {
      ...IN_SKIPS,
      processed_volume: 2500,
      processed_volume_units: 'L',
      landfill_volume: 1,
      landfill_volume_units: 'm3',
    },
    { processed_volume: 'More was processed than was released' },
  ],
  [
    'waste_activitys',
    { ...IN_SKIPS, landfill_volume: 2.5, landfill_volume_units: 'm3' },
    { waste_released_volume: 'The routes add up to more than this amount' },
  ],
])('keeps what can be of %s %j', async (entity, over, errors) => {
  expect(await refused(entity, over)).toEqual(errors);
});
