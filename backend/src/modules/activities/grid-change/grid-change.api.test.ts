import type { GridPreview } from '@lichen/contracts/activities/grid-change/grid-preview.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { utcDay, yearOf } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { recordsOver } from '../../../platform/store/scoped-records';
import { sumsOver } from '../../../platform/store/scoped-sums';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';
import { EMISSION_MONTHS } from '../calculations/emission-months';

type Body = Record<string, unknown>;

let world: World;
beforeEach(async () => {
  world = await makeWorld();
}, 60_000);
afterEach(() => world.stop());

async function made(entity: string, draft: Body): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}
const site = () => made('locations', { ...LOCATION });
const bill = (location_id: string, more: Body = {}) =>
  made('electricity_activitys', {
    ...{ location_id, amount: 1000, units: 'kWh', renewable_amount: 0 },
    ...{ from: utcDay(2024, 12, 1), to: utcDay(2025, 1, 31), ...more },
  });
const gas = (location_id: string) =>
  made('fuel_activitys', {
    ...{ location_id, fuel: 'Natural gas', units: 'kWh', amount: 1000, quantity: 1, manual_energy: false },
    ...{ from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) },
  });

const read = () => {
  const { database } = world.engine.platform;
  return recordsOver(database, database, world.admin.companyId);
};
const rowsOf = async () => ({
  activities: await read()(activity).list({ order: [{ column: 'id' }] }),
  calcs: await read()(emissionCalc).list({ order: [{ column: 'id' }] }),
});
const activityOf = async (id: string) => (await world.admin.send('GET', `activities/${id}`)).body.obj;
const siteOf = async (id: string) => (await world.admin.send('GET', `locations/${id}`)).body.obj;
const behind = async () => (await world.admin.send('GET', 'behind_figures')).body.obj;
const change = (id: string, input: Body, who: Person = world.admin, headers = {}) =>
  who.send('POST', `locations/${id}/change_grid`, input, headers);

async function previewed(location_id: string, grid: string, who: Person = world.admin): Promise<GridPreview> {
  const { body } = await who.send('POST', 'grid_preview', { location_id, grid });
  if (!body.ok) throw new Error(JSON.stringify(body));
  const { job_id } = body.obj;
  return until(async () => {
    const { obj } = (await who.send('GET', `grid_preview?job_id=${job_id}`)).body;
    return obj.state === 'done' && obj.preview;
  }, 15_000);
}

/** The location names the work for as long as it lasts. */
const recalculated = (id: string) =>
  until(async () => (await siteOf(id)).recalculation_job_id === null && (await behind()), 15_000);

/** The company's totals by year as the monthly sums have them: location-based, and by the market where it is told. */
async function totals(): Promise<Record<number, { location: number; market: number }>> {
  const { database } = world.engine.platform;
  const sums = sumsOver(database, world.admin.companyId);
  const found: Record<number, { location: number; market: number }> = {};
  for (const row of await sums(EMISSION_MONTHS, { by: ['month', 'scope', 'scope2_basis'] })) {
    if (row['scope'] === 'no_scope') continue;
    const of = yearOf(Number(row['month']));
    const year = found[of] ?? { location: 0, market: 0 };
    found[of] = year;
    if (row['scope2_basis'] !== 'market') year.location += Number(row['co2_ug']);
    if (row['scope2_basis'] !== 'location') year.market += Number(row['co2_ug']);
  }
  return found;
}

it('shows what another grid makes of both totals year by year, and writes nothing of it', async () => {
  const place = await site();
  await bill(place);
  await bill(place, { renewable_amount: 300 });
  await bill(place, { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31), applied: false });
  await bill(place, { electricity_grid: 'Poland' });
  const all = await rowsOf();

  const shown = await previewed(place, 'France');

  expect(await rowsOf()).toEqual(all);
  expect((await siteOf(place)).electricity_grid).toBe('United Kingdom');
  expect(await behind()).toMatchObject({ activities: 0 });
  expect(shown).toMatchObject({ activities: 2, closed: 0, approved_years: [] });
  expect(shown.years.map(({ year, activities }) => [year, activities])).toEqual([
    [2024, 2],
    [2025, 2],
  ]);
  expect(shown.location.after_kg).toBeLessThan(shown.location.before_kg);

  const was = await totals();
  const { status } = await change(place, { grid: 'France' });
  expect(status).toBe(200);
  await recalculated(place);
  const is = await totals();
  for (const { year, location, market } of shown.years) {
    const [before, after] = [was[year], is[year]];
    if (!before || !after) throw new Error(`nothing in ${year}`);
    expect(after.location - before.location).toBe(Math.round((location.after_kg - location.before_kg) * 1e6));
    expect(after.market - before.market).toBe(Math.round((market.after_kg - market.before_kg) * 1e6));
  }
  expect((await previewed(place, 'United Kingdom')).location).toEqual({
    before_kg: shown.location.after_kg,
    after_kg: shown.location.before_kg,
  });
  expect(await behind()).toMatchObject({ activities: 0 });
}, 60_000);

it('recalculates what hangs on the grid, vehicles that stand there too, and nothing else', async () => {
  const place = await site();
  const van = { name: 'Van', location_id: place, type: 'average_van', fuel_type: 'battery_electric' };
  const vehicle_id = await made('vehicles', { ...van, fuel_units: 'kWh', power_rating: 7 });
  const charge = { vehicle_id, date: utcDay(2025, 1, 31), fuel_type: 'battery_electric', number_of_hours: 5 };
  const charged = await made('vehicle_activitys', { ...charge, fuel_units: 'kWh' });
  const [id, fuel] = [await bill(place), await gas(place)];
  const was = await Promise.all([id, charged, fuel].map(activityOf));

  const { body } = await change(place, { grid: 'France' });
  expect(body.obj).toMatchObject({ electricity_grid: 'France', recalculation_job_id: expect.any(String) });
  await recalculated(place);

  const is = await Promise.all([id, charged, fuel].map(activityOf));
  expect(is.map(({ version }, at) => version - was[at].version)).toEqual([1, 1, 0]);
  expect(is[0].emission_calc.CO2).toBeLessThan(was[0].emission_calc.CO2);
  expect(is[1].emission_calc.CO2).toBeLessThan(was[1].emission_calc.CO2);
  const replaced = await read()(emissionCalc).list({ where: { activity_id: id, superseded_by: { not: null } } });
  expect(new Set(replaced.map(({ reason }) => reason))).toEqual(new Set(['The grid or country changed']));
}, 60_000);

it('leaves figures behind where the person says so, and does nothing where the grid stays', async () => {
  const place = await site();
  const id = await bill(place);
  const { CO2 } = (await activityOf(id)).emission_calc;
  const before = await siteOf(place);
  expect((await change(place, { grid: 'United Kingdom' })).body.obj).toMatchObject({ version: before.version });

  const { body } = await change(place, { grid: 'France', recalculate: false });
  expect(body.obj).toMatchObject({ electricity_grid: 'France', recalculation_job_id: null });
  expect((await activityOf(id)).emission_calc.CO2).toBe(CO2);
  expect(await behind()).toMatchObject({ activities: 1 });
}, 60_000);

it('is for whoever keeps locations; only an administrator has figures recalculated', async () => {
  const place = await site();
  const id = await bill(place);
  const [keeper, reader] = [await world.someone(['edit_business']), await world.someone(['user'])];

  expect((await previewed(place, 'France', keeper)).activities).toBe(1);
  expect((await change(place, { grid: 'France', recalculate: true }, keeper)).status).toBe(403);
  expect((await siteOf(place)).electricity_grid).toBe('United Kingdom');
  expect((await change(place, { grid: 'France' }, keeper)).body.obj.recalculation_job_id).toBeNull();
  expect((await activityOf(id)).behind_by).toBe('locations');

  for (const path of ['grid_preview', `locations/${place}/change_grid`])
    expect((await reader.send('POST', path, { location_id: place, grid: 'Poland' })).status).toBe(403);
  expect((await change(place, { grid: 'Poland' }, world.stranger)).status).toBe(404);
  const asked = await world.stranger.send('POST', 'grid_preview', { location_id: place, grid: 'Poland' });
  expect(asked.status).toBe(404);
  const { job_id } = (await world.admin.send('POST', 'grid_preview', { location_id: place, grid: 'Poland' })).body.obj;
  for (const other of [keeper, world.stranger])
    expect((await other.send('GET', `grid_preview?job_id=${job_id}`)).status).toBe(404);
}, 60_000);

it('takes a grid of the list, in the words of the list too', async () => {
  const place = await site();
  const wrong = await change(place, { grid: 'Atlantis' });
  expect([wrong.status, wrong.body.errors]).toEqual([400, { grid: 'Choose an option from the list' }]);
  expect((await change(place, {})).body.errors).toEqual({ grid: 'Required' });
  expect((await world.admin.send('POST', 'grid_preview', { location_id: place, grid: 'Atlantis' })).status).toBe(400);
});

it('ends where the person cancels it; what is left stays behind', async () => {
  const place = await site();
  const { jobs } = world.engine.platform;
  await bill(place);
  const started = jest.spyOn(jobs, 'wake').mockImplementation(() => undefined);
  const { recalculation_job_id: id } = (await change(place, { grid: 'France' })).body.obj;
  started.mockRestore();
  await world.admin.send('POST', 'cancel_job', { id });
  await recalculated(place);
  const { state } = (await world.admin.send('GET', `job_status?id=${id}`)).body.obj;
  expect(['cancelled', 'done']).toContain(state);
  expect(await behind()).toMatchObject({ activities: state === 'done' ? 0 : 1 });
}, 60_000);

it('leaves approved years as they are, unless a reason is given', async () => {
  const place = await site();
  const year = (of: number) => ({ from: utcDay(of, 1, 1), to: utcDay(of, 1, 31) });
  const [held, open] = [await bill(place, year(2024)), await bill(place, year(2025))];
  await world.admin.send('POST', 'decide_inventory_year', { year: 2024, decision: 'approve' });
  expect(await previewed(place, 'France')).toMatchObject({ activities: 2, closed: 1, approved_years: [2024] });

  await change(place, { grid: 'France' });
  await recalculated(place);
  expect([(await activityOf(held)).behind_by, (await activityOf(open)).behind_by]).toEqual(['locations', null]);

  const both = { grid: 'Poland', include_approved: true };
  const asked = await change(place, both);
  expect([asked.status, asked.body.asks.touches.length]).toEqual([428, 1]);
  expect((await siteOf(place)).electricity_grid).toBe('France');
  const reason = { 'lichen-reason': encodeURIComponent('The site hangs on another grid.') };
  expect((await change(place, both, world.admin, reason)).status).toBe(200);
  await recalculated(place);
  expect(await behind()).toMatchObject({ activities: 0 });
  const { list } = (await world.admin.send('GET', 'inventory_year_differences?year=2024')).body;
  expect(list).toHaveLength(1);
}, 60_000);

it('has one outcome where two people change the grid at once, told to both', async () => {
  const place = await site();
  for (const amount of [100, 200, 300]) await bill(place, { amount });
  const { version } = await siteOf(place);
  const other = await world.someone(['admin']);
  const seen = { 'if-match': `"${version}"` };
  const answers = await Promise.all([
    change(place, { grid: 'France' }, world.admin, seen),
    change(place, { grid: 'Poland' }, other, seen),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body.obj.electricity_grid;
  expect((await siteOf(place)).electricity_grid).toBe(won);

  // Without a version the last one counts, for every figure.
  await Promise.all([change(place, { grid: 'France' }), change(place, { grid: 'Germany' }, other)]);
  await until(async () => (await behind()).activities === 0, 15_000);
  const { electricity_grid } = await siteOf(place);
  const shown = await previewed(place, electricity_grid);
  expect(shown.location.after_kg).toBe(shown.location.before_kg);
}, 60_000);

it('comes before what is entered at the same moment, or finds it', async () => {
  const place = await site();
  const grids = ['France', 'Poland', 'Germany', 'United Kingdom'];
  for (const grid of grids) {
    const entered = [1, 2, 3, 4].map((times) => bill(place, { amount: times * 100 }));
    await Promise.all([...entered.slice(0, 2), change(place, { grid }), ...entered.slice(2)]);
  }
  await until(async () => (await behind()).activities === 0, 15_000);
  const shown = await previewed(place, 'United Kingdom');
  expect(shown.activities).toBe(16);
  expect(shown.location.after_kg).toBe(shown.location.before_kg);
}, 60_000);
