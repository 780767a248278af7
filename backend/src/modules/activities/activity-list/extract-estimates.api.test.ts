import type { EstimatedEmissions } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { parse } from 'csv-parse/sync';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

const OPEN = { from: utcDay(2024, 1, 1), to: utcDay(2024, 4, 30) };
const YEAR = { start_date: String(utcDay(2024, 1, 1)), end_date: String(utcDay(2024, 12, 31)) };

let world: World;
let location_id: string;

const created = async (entity: string, body: object): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;

async function downloaded(filters: object): Promise<Record<string, string>[]> {
  const { obj } = (await world.admin.send('POST', 'activity_extract', { filters })).body;
  const address = `${world.url}/api/data/activity_extract/${obj._id}`;
  const csv = await (await fetch(address, { headers: { cookie: world.admin.cookie } })).text();
  return parse(csv, { bom: true, columns: true });
}

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', { ...LOCATION, ...OPEN, name: 'Leith', estimate_emissions: true });
  const january = { from: OPEN.from, to: utcDay(2024, 1, 31) };
  await created('electricity_activitys', { location_id, ...january, amount: 310, units: 'kWh', renewable_amount: 0 });
}, 60_000);
afterAll(() => world.stop());

it('has the estimates of the list at the end, in columns of their own', async () => {
  const days = `start_date=${YEAR.start_date}&end_date=${YEAR.end_date}`;
  const { body } = await world.admin.send('GET', `get_estimated_emissions?${days}`);
  const { list } = body as EstimatedEmissions;
  const [bill, ...rows] = await downloaded({ ...YEAR, locations: [location_id] });

  expect(bill).toMatchObject({ Activity: 'Electricity', Amount: '310', 'CO₂e in kg: estimate': '' });
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => [row['From'], row['Amount: estimate'], Number(row['CO₂e in kg: estimate'])])).toEqual(
    list.map(({ from, amount, co2 }) => [new Date(from).toISOString().slice(0, 10), String(amount), co2]),
  );
  expect(rows[0]).toMatchObject({
    ...{ Activity: 'Estimate', To: '2024-02-29', Location: 'Leith', 'Activity: estimate': 'Electricity' },
    ...{ 'Units: estimate': 'kWh', 'Method: estimate': 'Average of the location’s own bills' },
    // Columns for the total of an activity and for its import are empty.
    ...{ 'CO₂e in kg': '', Amount: '', Identifier: '', 'Entered on': '' },
  });
});

it.each([
  ['another filter', { ...YEAR, activity: 'electricity_activitys' }],
  ['no period', { locations: 'any' }],
])('has none with %s, as the list', async (_, filters) => {
  const rows = await downloaded(filters);
  expect(rows.filter(({ Activity }) => Activity === 'Estimate')).toEqual([]);
  expect(rows.flatMap((row) => Object.keys(row)).filter((title) => title.endsWith(': estimate'))).toEqual([]);
});
