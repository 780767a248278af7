import { utcDay } from '@lichen/contracts/formats/days';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';

let world: World;
let location_id: string;

const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const MARCH = { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31) };

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
});
afterAll(() => world.stop());

const TYPES: [string, object][] = [
  ['electricity_activitys', { amount: 900, units: 'kWh', renewable_amount: 0 }],
  ['fuel_activitys', { fuel: 'natural_gas', amount: 900, units: 'kWh', quantity: 1, manual_energy: false }],
  ['water_activitys', { amount: 9, units: 'm3' }],
  ['discharge_activitys', { amount: 9, units: 'm3' }],
];

interface Row {
  used: boolean;
  component: string;
  scope2_basis: string | null;
  _id: string;
  CO2: number;
  data_quality: number;
}
const placeOf = ({ component, scope2_basis }: Row): string => `${component} ${scope2_basis}`;
const rowsOf = async (id: string): Promise<Row[]> =>
  (await send('GET', `emission_calcs?activity_id=${id}`)).body.list
    .filter(({ used }: Row) => used)
    .toSorted((one: Row, other: Row) => (placeOf(one) < placeOf(other) ? -1 : 1));

it.each(TYPES)('%s: an estimated reading lowers the data quality and leaves the figure', async (entity, draft) => {
  const made = await send('POST', entity, { location_id, ...MARCH, ...draft });
  expect([made.status, made.body.obj.reading_type]).toEqual([201, null]);
  const { _id } = made.body.obj;
  const before = await rowsOf(_id);

  const changed = await send('PATCH', `${entity}/${_id}`, { reading_type: 'estimated' });
  expect(changed.body.obj.reading_type).toBe('estimated');
  const after = await rowsOf(_id);
  expect(after.map(({ CO2 }) => CO2)).toEqual(before.map(({ CO2 }) => CO2));
  expect(before.map(({ data_quality }) => data_quality < 4)).toEqual(before.map(() => true));
  expect(after.map(({ data_quality }) => data_quality)).toEqual(after.map(() => 4));
  const { body } = await send('GET', `emission_calcs/${after[0]?._id}/explain`);
  expect(JSON.stringify(body)).toContain('Estimated reading');

  await send('PATCH', `${entity}/${_id}`, { reading_type: 'actual' });
  expect((await rowsOf(_id)).map(({ data_quality }) => data_quality)).toEqual(
    before.map(({ data_quality }) => data_quality),
  );
});

it.each([
  ['E', 'estimated'],
  ['Est.', 'estimated'],
  ['Estimated read', 'estimated'],
  ['geschätzt', 'estimated'],
  ['Relevé', 'actual'],
  ['A', 'actual'],
  ['Customer reading', 'actual'],
])('takes %s as bills write it', async (written, reading_type) => {
  const bill = { location_id, ...MARCH, amount: 1, units: 'm3', reading_type: written };
  expect((await send('POST', 'water_activitys', bill)).body.obj).toMatchObject({ reading_type });
});

it('refuses what says neither, at its field', async () => {
  const bill = { location_id, ...MARCH, amount: 1, units: 'm3', reading_type: 'perhaps' };
  const { status, body } = await send('POST', 'water_activitys', bill);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['reading_type']]);
});

it('is read from the column of a file, and written into the next one', async () => {
  const imports = importSteps(() => world);
  const file =
    'Location,From,To,Amount,Units,Read type\nWorks,2025-05-01,2025-05-31,5,m3,E\nWorks,2025-06-01,2025-06-30,6,m3,A\n';
  const { _id } = await imports.checked(world.admin, file, 'water_activitys');
  expect(await imports.decided(world.admin, _id, 'run', 'done')).toMatchObject({ created: 2 });
  const rows = (await send('GET', `import_rows?import_id=${_id}`)).body.list;
  const read = await Promise.all(
    rows.map(async ({ activity_id }: { activity_id: string }) => {
      const { obj } = (await send('GET', `water_activitys/${activity_id}`)).body;
      return [obj.amount, obj.reading_type];
    }),
  );
  expect(read.toSorted()).toEqual([
    [5, 'estimated'],
    [6, 'actual'],
  ]);

  const { body } = await send('POST', 'activity_extract', { format: 'csv', filters: { activity: 'water_activitys' } });
  const path = `${world.url}/api/data/activity_extract/${body.obj._id}?f=1`;
  const answer = await until(async () => {
    const found = await fetch(path, { headers: { cookie: world.admin.cookie } });
    return found.headers.get('content-type')?.includes('csv') && found;
  }, 60_000);
  const written = await answer.text();
  expect(written).toContain('Reading type');
  expect(written).toContain('Estimated reading');
});
