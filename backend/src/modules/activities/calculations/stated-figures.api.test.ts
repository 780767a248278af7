import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

const WHY = { reason: 'Statement of the supplier', evidence: 'Statement 12 of 2026' };
const PERIOD = { from: utcDay(2025, 5, 1), to: utcDay(2025, 5, 31) };

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

it('explains itself to those who may read it, and to nobody else', async () => {
  const { send } = world.admin;
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, ...PERIOD, amount: 700, units: 'kWh', renewable_amount: 0 };
  const { _id } = (await send('POST', 'electricity_activitys', bill)).body.obj;
  const [row] = (await send('GET', `emission_calcs?activity_id=${_id}`)).body.list;
  const colleague = await world.someone(['user']);
  const asked = async (path: string) => [(await send('GET', path)).status, (await colleague.send('GET', path)).status];

  expect(await asked(`emission_calcs/${row._id}`)).toEqual([200, 403]);
  expect(await asked(`emission_calcs/${row._id}/explain`)).toEqual([200, 403]);
  expect((await world.stranger.send('GET', `emission_calcs/${row._id}/explain`)).status).toBe(404);
});

it('stays with the activity it was stated for, so that no sum counts it where it is not', async () => {
  const { send } = world.admin;
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, ...PERIOD, amount: 700, units: 'kWh', renewable_amount: 0 };
  const post = async (path: string, draft: object) => (await send('POST', path, draft)).body.obj._id as string;
  const [ours, theirs] = [await post('electricity_activitys', bill), await post('electricity_activitys', bill)];
  const stated = {
    activity_id: ours,
    method: 'manual',
    CO2: 12,
    units: 'kg',
    scope: 'scope_2',
    used: true,
    ...PERIOD,
    ...WHY,
  };
  const calc = await post('emission_calcs', stated);
  const figure = async (id: string) => (await send('GET', `electricity_activitys/${id}`)).body.obj.emission_calc;
  const before = [await figure(ours), await figure(theirs)];

  const { status, body } = await send('PATCH', `emission_calcs/${calc}`, { activity_id: theirs });

  expect([status, body.errors]).toEqual([400, { activity_id: 'This value is not valid here' }]);
  expect([await figure(ours), await figure(theirs)]).toEqual(before);
});

it('names the partner that stated it, and none of another company', async () => {
  const { send } = world.admin;
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, ...PERIOD, amount: 700, units: 'kWh', renewable_amount: 0 };
  const activity_id = (await send('POST', 'electricity_activitys', bill)).body.obj._id;
  const ours = (await send('POST', 'partners', { name: 'Leeds Power' })).body.obj._id;
  const theirs = (await world.stranger.send('POST', 'partners', { name: 'Elsewhere Power' })).body.obj._id;
  const stated = { activity_id, method: 'supplier', CO2: 12, units: 'kg', scope: 'scope_2', used: false, ...WHY };

  const kept = await send('POST', 'emission_calcs', { ...stated, partner_id: ours });
  const refused = await send('POST', 'emission_calcs', { ...stated, partner_id: theirs });

  expect(kept.body.obj.partner).toEqual({ _id: ours, name: 'Leeds Power' });
  expect([refused.status, refused.body.errors]).toEqual([400, { partner_id: 'Choose a record that exists' }]);
});

it('counts on the days of its activity, also once those move, in the dashboard as in the list', async () => {
  const { send } = world.admin;
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const march = (year: number) => ({ from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });
  // Years that no factor is published for: nothing but the stated figure counts.
  const bill = { location_id, ...march(2005), amount: 700, units: 'kWh', renewable_amount: 0 };
  const activity_id = (await send('POST', 'electricity_activitys', bill)).body.obj._id;
  const sums = async (year: number) => {
    const days = `start_date=${utcDay(year, 1, 1)}&end_date=${utcDay(year, 12, 31)}`;
    const { list } = (await send('GET', `activity_summarys?year=${year}`)).body;
    return [list[3].CO2_total, (await send('GET', `get_activities_stats?${days}`)).body.obj.total_co2];
  };
  const stated = { activity_id, method: 'manual', CO2: 500, units: 'kg', scope: 'scope_2', used: true, ...WHY };

  const made = await send('POST', 'emission_calcs', { ...stated, ...march(2004) });
  const before = [await sums(2004), await sums(2005)];
  await send('PATCH', `electricity_activitys/${activity_id}`, march(2004));
  const moved = await send('GET', `emission_calcs/${made.body.obj._id}`);

  expect(made.body.obj).toMatchObject(march(2005));
  expect(before).toEqual([
    [0, 0],
    [500, 500],
  ]);
  expect(moved.body.obj).toMatchObject(march(2004));
  expect([await sums(2004), await sums(2005)]).toEqual([
    [500, 500],
    [0, 0],
  ]);
});

it.each(['manual', 'supplier', 'revenue'])('says that a figure by the method %s needs one', async (method) => {
  const { send } = world.admin;
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, ...PERIOD, amount: 700, units: 'kWh', renewable_amount: 0 };
  const { _id: activity_id } = (await send('POST', 'electricity_activitys', bill)).body.obj;

  const { status, body } = await send('POST', 'emission_calcs', { activity_id, method, used: true, ...WHY });
  const nothing = await send('POST', 'emission_calcs', { method, ...WHY });

  expect([status, body.errors]).toEqual([400, { CO2: 'Required' }]);
  expect(nothing.body.errors).toEqual({ activity_id: 'Required', CO2: 'Required' });
});

it('says how it was made, why, and by what evidence; without these it is refused on its fields', async () => {
  const { send } = world.admin;
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, ...PERIOD, amount: 700, units: 'kWh', renewable_amount: 0 };
  const { _id: activity_id } = (await send('POST', 'electricity_activitys', bill)).body.obj;
  const stated = { activity_id, CO2: 12, units: 'kg', scope: 'scope_2', used: true };
  const answer = async (more: object) => (await send('POST', 'emission_calcs', { ...stated, ...more })).body;

  expect((await answer(WHY)).obj.method).toBe('manual');
  expect((await answer({})).errors).toEqual({
    reason: 'Required',
    evidence: 'State the evidence, or why there is none',
  });
  expect((await answer({ ...WHY, method: null })).errors).toEqual({ method: 'Required' });
  const unproven = (await answer({ reason: 'Read off', no_evidence_reason: 'The photo was lost' })).obj;
  expect(unproven).toMatchObject({ evidence: null, no_evidence_reason: 'The photo was lost', used: true });

  const emptied = await send('PATCH', `emission_calcs/${unproven._id}`, { reason: '' });
  expect([emptied.status, emptied.body.errors]).toEqual([400, { reason: 'Required' }]);
  const calculated = (await send('GET', `emission_calcs?activity_id=${activity_id}`)).body.list[0];
  for (const change of [{ method: null }, { reason: 'Mine' }])
    expect((await send('PATCH', `emission_calcs/${calculated._id}`, change)).status).toBe(400);
});

it('is offered the quantities of the activity to be stated on', async () => {
  const { send } = world.admin;
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const bill = { location_id, ...PERIOD, amount: 700, units: 'kWh', renewable_amount: 0 };
  const { _id: activity_id } = (await send('POST', 'electricity_activitys', bill)).body.obj;
  const { list } = (await send('GET', `emission_calcs?activity_id=${activity_id}`)).body;

  expect(list[0].basis_options).toEqual([{ label: 'Amount', basis: 700, basis_units: 'kWh' }]);
  const stated = { activity_id, method: 'manual', CO2: 12, units: 'kg', scope: 'scope_2', used: false, ...WHY };
  const [{ basis, basis_units }] = list[0].basis_options;
  const made = (await send('POST', 'emission_calcs', { ...stated, basis, basis_units })).body.obj;
  expect(made.basis_options).toEqual([{ label: 'Basis', basis: 700, basis_units: 'kWh' }]);
  const written = await send('POST', 'emission_calcs', { ...stated, basis_options: [] });
  expect([written.status, Object.keys(written.body.errors)]).toEqual([400, ['basis_options']]);
});
