import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';

let world: World;
let locationId: string;

const bill = (over: Record<string, unknown> = {}) => ({
  location_id: locationId,
  from: utcDay(2026, 10, 1),
  to: utcDay(2026, 10, 31),
  amount: 97_006,
  units: 'kWh',
  renewable_amount: 0,
  ...over,
});

beforeAll(async () => {
  world = await makeWorld();
  locationId = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
});
afterAll(() => world.stop());

const create = async (over: Record<string, unknown> = {}) =>
  (await world.admin.send('POST', 'electricity_activitys', bill(over))).body.obj;
const calcsOf = async (id: string) => (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body.list;
const usedOf = async (id: string) => (await calcsOf(id)).filter((calc: { used: boolean }) => calc.used);

it('makes the four figures of a British bill in the save', async () => {
  const { _id, emission_calc, activity_type } = await create();
  const calcs = await calcsOf(_id);

  const figures = Object.fromEntries(
    calcs.map((calc: Record<string, string>) => [
      `${calc['component']} ${calc['scope2_basis'] ?? ''}`.trim(),
      calc['CO2'],
    ]),
  );
  // 97,006 kWh × 0.13096, 0.01299, 0.03682 and 0.00365 kg CO₂e/kWh: UK Government 2026 v1.2
  expect(figures['direct location']).toBe(12_703.90576);
  expect(figures['direct market']).toBe(12_703.90576);
  expect(figures['td']).toBe(1_260.10794);
  expect(activity_type).toBe('electricity_activitys');
  expect(emission_calc.CO2).toBeCloseTo(
    figures['direct location'] + figures['td'] + (figures['wtt'] ?? 0) + (figures['wtt_td'] ?? 0),
    6,
  );
});

it('opens a figure so that it can be computed again', async () => {
  const { _id } = await create();
  const [calc] = (await calcsOf(_id)).filter((each: Record<string, string>) => each['scope2_basis'] === 'location');

  const { status, body } = await world.admin.send('GET', `emission_calcs/${calc._id}/explain`);

  expect(status).toBe(200);
  expect(body.obj.formula).toContain('97,006 kWh × 0.13096');
  expect(body.obj.factors[0]).toMatchObject({ publisher: expect.stringContaining('UK Government'), year: 2026 });
});

it.each([
  ['the total', { amount: 1000 }, [250, 25]],
  ['the renewable amount', { renewable_amount: 125 }, [125, 25]],
  ['the percentage', { renewable_percent: 10 }, [50, 10]],
])('keeps the renewable amount and its percentage in step when %s is changed', async (_, change, [part, percent]) => {
  const { _id, renewable_percent } = await create({ amount: 500, renewable_amount: 250 });
  const { body } = await world.admin.send('PATCH', `electricity_activitys/${_id}`, change);

  expect(renewable_percent).toBe(50);
  expect(body.obj).toMatchObject({ renewable_amount: part, renewable_percent: percent });
});

it('supersedes the rows of an edited bill and leaves the rows of an unchanged one', async () => {
  const { _id, version } = await create();
  const before = await calcsOf(_id);

  const named = await world.admin.send(
    'PATCH',
    `electricity_activitys/${_id}`,
    { description: 'Brewhouse' },
    { 'if-match': String(version) },
  );
  const edited = await world.admin.send('PATCH', `electricity_activitys/${_id}`, { amount: 1000 });
  const after = await calcsOf(_id);

  expect([named.status, edited.status]).toEqual([200, 200]);
  expect(after).toHaveLength(before.length * 2);
  expect(after.filter((calc: { superseded_by: string | null }) => calc.superseded_by !== null)).toHaveLength(
    before.length,
  );
  const used = (await usedOf(_id)).find((calc: Record<string, string>) => calc['scope2_basis'] === 'location');
  expect(used.CO2).toBe(130.96);
});

it('refuses a stale version and says so', async () => {
  const { _id } = await create();
  await world.admin.send('PATCH', `electricity_activitys/${_id}`, { amount: 5 }, { 'if-match': '1' });

  const stale = await world.admin.send('PATCH', `electricity_activitys/${_id}`, { amount: 6 }, { 'if-match': '1' });

  expect(stale.status).toBe(409);
});

it('splits a bill over new year exactly, for the list of a year and for the dashboard alike', async () => {
  await create({ from: utcDay(2021, 12, 7), to: utcDay(2022, 1, 20), amount: 12_345.678901 });
  const year = (number: number) => `start_date=${utcDay(number, 1, 1)}&end_date=${utcDay(number, 12, 31)}`;

  const [list21, list22, dash21, dash22] = await Promise.all([
    world.admin.send('GET', `get_activities_stats?${year(2021)}`),
    world.admin.send('GET', `get_activities_stats?${year(2022)}`),
    world.admin.send('GET', 'activity_summarys?year=2021'),
    world.admin.send('GET', 'activity_summarys?year=2022'),
  ]);
  const total = (answer: { body: { list: { key: string; CO2_total: number }[] } }) =>
    answer.body.list.find(({ key }) => key === 'Total')?.CO2_total;

  expect(list21.body.obj.total_co2).toBe(total(dash21));
  expect(list22.body.obj.total_co2).toBe(total(dash22));
});

it('lets a person put their own figure in place of the calculated one, and take it back', async () => {
  const { _id } = await create();
  const manual = await world.admin.send('POST', 'emission_calcs', {
    activity_id: _id,
    CO2: 2,
    units: 't',
    method: 'manual',
    scope: 'scope_2',
    used: true,
    reason: 'Supplier statement',
    evidence: 'Statement 12 of 2026',
  });
  const withManual = await world.admin.send('GET', `activities/${_id}`);
  const factor = (await calcsOf(_id)).find(
    (calc: Record<string, string>) => calc['method'] === 'factor' && calc['scope2_basis'] === 'location',
  );

  const back = await world.admin.send('PATCH', `emission_calcs/${factor._id}`, { used: true });
  const withFactor = await world.admin.send('GET', `activities/${_id}`);

  expect([manual.status, back.status]).toEqual([201, 200]);
  expect(withFactor.body.obj.emission_calc.CO2 - withManual.body.obj.emission_calc.CO2).toBeCloseTo(
    12_703.90576 - 2000,
    6,
  );
});

it('counts nothing of a bill that is not applied, and everything once it is', async () => {
  const { _id, emission_calc } = await create({ applied: false });
  const applied = await world.admin.send('PATCH', `electricity_activitys/${_id}`, { applied: true });

  expect(emission_calc.CO2).toBe(0);
  expect(applied.body.obj.emission_calc.CO2).toBeGreaterThan(12_703);
});

it('counts no figure of a bill that is taken back, also not one that a person chose', async () => {
  const year = { from: utcDay(2019, 5, 1), to: utcDay(2019, 5, 31) };
  const total = async () => (await world.admin.send('GET', 'activity_summarys?year=2019')).body.list[3].CO2_total;
  const { _id } = await create(year);
  const stated = { CO2: 9, units: 't', method: 'manual', scope: 'scope_2', used: true };
  const own = { activity_id: _id, ...stated, reason: 'Supplier statement', evidence: 'Statement 12 of 2026' };
  const chosen = await world.admin.send('POST', 'emission_calcs', own);

  const taken = await world.admin.send('PATCH', `electricity_activitys/${_id}`, { applied: false });
  const refused = await world.admin.send('PATCH', `emission_calcs/${chosen.body.obj._id}`, { used: true });

  expect(taken.body.obj.emission_calc.CO2).toBe(0);
  expect(await total()).toBe(0);
  expect(refused).toMatchObject({ status: 400, body: { errors: { used: 'Apply the activity first.' } } });
});

it('takes everything of a deleted bill out of the sums', async () => {
  const stats = () => world.admin.send('GET', 'activity_summarys?year=2020');
  const before = await stats();
  const { _id } = await create({ from: utcDay(2020, 3, 1), to: utcDay(2020, 3, 31) });
  const between = await stats();

  const removed = await world.admin.send('DELETE', `electricity_activitys/${_id}`);
  const after = await stats();

  expect(removed.status).toBe(200);
  expect(between.body).not.toEqual(before.body);
  expect(after.body).toEqual(before.body);
  expect(await calcsOf(_id)).toEqual([]);
});

it('tells in the audit row of a save which calculations came, changed and went', async () => {
  const { _id } = await create();
  const first = (await calcsOf(_id)).map((calc: { _id: string }) => calc._id);
  await world.admin.send('PATCH', `electricity_activitys/${_id}`, { amount: 5 });
  await world.admin.send('DELETE', `electricity_activitys/${_id}`);

  const { list } = (await world.admin.send('GET', `audit_log?record_id=${_id}`)).body;
  const [removed, updated, created] = list.map(({ diff }: { diff: Record<string, never> }) => diff['emission_calcs']);

  expect(created.to.map((calc: { _id: string }) => calc._id).sort()).toEqual([...first].sort());
  expect(updated.from.every((calc: { superseded_by: null }) => calc.superseded_by === null)).toBe(true);
  expect(updated.to.filter((calc: { superseded_by?: string }) => calc.superseded_by)).toHaveLength(first.length);
  expect(removed.from).toHaveLength(first.length * 2);
});

it('says what is missing where no factor is published', async () => {
  const { _id, emission_calc, err_msg } = await create({ from: utcDay(2005, 1, 1), to: utcDay(2005, 1, 31) });

  expect(emission_calc.CO2).toBeNull();
  expect(err_msg).toContain('No emission factor found for');
  expect(
    (await world.admin.send('GET', 'activities?show_invalid_carbon=true')).body.list.map(
      (each: { _id: string }) => each._id,
    ),
  ).toContain(_id);
});

it('previews what it would save and saves nothing', async () => {
  const count = async () => (await world.admin.send('GET', 'activities')).body.total;
  const before = await count();

  const { status, body } = await world.admin.send('POST', 'electricity_activitys/preview', bill({ amount: 1000 }));

  expect(status).toBe(200);
  expect(body.obj.rows.find((row: Record<string, string>) => row['scope2_basis'] === 'location').CO2).toBe(130.96);
  expect(await count()).toBe(before);
});

it.each([
  [{ location_id: '' }, 'location_id', 'Required'],
  [{ amount: null }, 'amount', 'Required'],
  [{ amount: '12' }, 'amount', 'Enter a number'],
  [{ amount: -1 }, 'amount', 'Too small'],
  [{ amount: 1e308 }, 'amount', 'Too large'],
  [{ amount: 0.123456789012 }, 'amount', 'Too many decimal places'],
  [{ units: 'TWh' }, 'units', 'Choose an option from the list'],
  [{ renewable_amount: undefined }, 'renewable_amount', 'Required'],
  [{ from: utcDay(2026, 11, 1) }, 'from', 'Must be before end date'],
  [{ from: 12 }, 'from', 'Enter a date'],
  [{ location_id: 'nowhere' }, 'location_id', 'Choose a record that exists'],
  [{ surprise: 1 }, 'surprise', 'This field does not exist'],
  [{ scope: 'scope_1' }, 'scope', 'This field is set by the system'],
])('refuses %j under %s', async (over, field, message) => {
  const { status, body } = await world.admin.send('POST', 'electricity_activitys', bill(over));

  expect(status).toBe(400);
  expect(body.errors[field]).toBe(message);
});

it('saves a repeated create once', async () => {
  const send = () =>
    world.admin.send('POST', 'electricity_activitys', bill({ amount: 77 }), { 'idempotency-key': 'one' });
  const [first, second] = [await send(), await send()];

  expect(second.body.obj._id).toBe(first.body.obj._id);
});

it('does not exist for another company', async () => {
  const { _id } = await create();
  const answers = await Promise.all([
    world.stranger.send('GET', `activities/${_id}`),
    world.stranger.send('PATCH', `electricity_activitys/${_id}`, { amount: 1 }),
    world.stranger.send('DELETE', `electricity_activitys/${_id}`),
    world.stranger.send('POST', 'electricity_activitys', bill()),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
  expect((await world.stranger.send('GET', 'activities')).body.total).toBe(0);
});
