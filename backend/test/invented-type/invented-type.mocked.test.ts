import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryLines } from '@lichen/contracts/activities/calculations/inventory-lines';
import { utcDay } from '@lichen/contracts/formats/days';
import { importSteps } from '../worlds/import-world';
import { LOCATION, makeWorld, type World } from '../world';

/** A 23rd type comes in through the row of its facets, which names its files; no other file knows of it. */
jest.mock('@lichen/contracts/activities/type-facets', () => {
  const { TYPE_FACETS } = jest.requireActual('@lichen/contracts/activities/type-facets');
  const { OWN_EMISSIONS, UPSTREAM_OF_FUEL } = jest.requireActual('@lichen/contracts/activities/inventory-line');
  const file = '../../../../test/invented-type/biogas';
  const lines = [OWN_EMISSIONS, UPSTREAM_OF_FUEL];
  const biogas = { file, label: 'Biogas', lines, covered: 'daily', scope3: ['3'] };
  return { TYPE_FACETS: { ...TYPE_FACETS, biogas_activitys: biogas } };
});

const TYPE = 'biogas_activitys';
const JUNE = { from: utcDay(2025, 6, 1), to: utcDay(2025, 6, 30) };
const PERIOD = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };

let world: World;
let location_id: string;
const imports = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Works' })).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const list = async (query: string) => (await world.admin.send('GET', query)).body.list;

it('saves an activity of the type and computes its emissions', async () => {
  const draft = { location_id, ...PERIOD, amount: 1000, units: 'kWh' };
  const { status, body } = await world.admin.send('POST', TYPE, draft);
  expect([status, body.err]).toEqual([201, undefined]);
  expect(body.obj.emission_calc.CO2).toBeGreaterThan(0);
  const rows = await list(`emission_calcs?activity_id=${body.obj._id}`);
  expect(rows.map(({ component }: { component: string }) => component)).toEqual(
    expect.arrayContaining(['direct', 'biogenic']),
  );
  expect(rows[0].activity_type).toBe(TYPE);
});

it('lists it among all activities, and looks for it in coverage', async () => {
  expect(await list(`activities?activity=${TYPE}`)).toMatchObject([{ activity_type: TYPE, ...PERIOD }]);
  const covered = await list(`get_coverage?year=2025&activity=${TYPE}`);
  expect(covered).toMatchObject([{ activity_type: TYPE, location: { name: 'Works' } }]);
});

it('checks it like other meters', async () => {
  const draft = { location_id, from: PERIOD.from, to: PERIOD.to, amount: 5, units: 'kWh' };
  const { body } = await world.admin.send('POST', 'check_activity', { activity_type: TYPE, draft });
  expect(body.list.map(({ kind }: { kind: string }) => kind)).toContain('overlap');
});

it('may have figures on the lines of its facets', () =>
  expect(inventoryLines({ activity_type: TYPE, scope: 'scope_1' }, [])).toMatchObject([
    { scope: 'scope_1', component: 'direct' },
    { scope: 'scope_3', component: 'wtt', scope3_category: 3 },
  ]));

it('takes a stated figure on its own lines of the inventory, and on no other', async () => {
  const { body } = await world.admin.send('POST', TYPE, { location_id, ...JUNE, amount: 100, units: 'kWh' });
  const why = { reason: 'Statement of the supplier', evidence: 'Statement 12 of 2026' };
  const state = (line: object) =>
    world.admin.send('POST', 'emission_calcs', { activity_id: body.obj._id, CO2: 9, units: 't', ...why, ...line });
  expect((await state({ scope: 'scope_1', component: 'direct' })).status).toBe(201);
  expect((await state({ scope: 'scope_2', component: 'direct', scope2_basis: 'location' })).status).toBe(400);
});

it('counts its figures where the country of the location changes, and not where its grid does', async () => {
  const counted = async (changes: object) =>
    (await world.admin.send('POST', 'dependent_figures', { entity: 'locations', id: location_id, changes })).body.obj;
  expect((await counted({ country: 'NO' })).activities).toBeGreaterThan(0);
  expect((await counted({ electricity_grid: 'Norway' })).activities).toBe(0);
});

it('imports it, and knows the lines again', async () => {
  const file = 'Location,From,To,Amount,Units\nWorks,2025-02-01,2025-02-28,5,kWh\nWorks,2025-03-01,2025-03-31,6,kWh\n';
  const { _id } = await imports.checked(world.admin, file, TYPE);
  expect(await imports.decided(world.admin, _id, 'run', 'done')).toMatchObject({ created: 2 });
  expect(await imports.checked(world.admin, file, TYPE)).toMatchObject({ new_rows: 0, existing_rows: 2 });
});

/** Shorter paths wrap otherwise. */
const unwrapped = (code: string): string => code.replace(/\s+/g, '').replaceAll(',}', '}');

it.each(['biogas.entity.ts', 'biogas.ts'])('stands in the guide as it is here: %s', (file) => {
  const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
  const inProduct = read(file)
    .replaceAll("'@lichen/contracts/activities/types/", "'../")
    .replaceAll("'@lichen/contracts/entity/", "'../../../entity/")
    .replaceAll("'../../src/modules/activities/types/", "'../")
    .replaceAll("'../../src/modules/activities/", "'../../")
    .replace("'./biogas.entity'", "'@lichen/contracts/activities/types/buildings/biogas.entity'");
  expect(unwrapped(read('../../../docs/guides/add-an-activity-type.md'))).toContain(unwrapped(inProduct));
});
