import type { EsgStatusAnswer } from '@lichen/contracts/business/company/esg-status.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let site: string;

const made = async (entity: string, draft: object): Promise<string> => {
  const { status, body } = await world.admin.send('POST', entity, draft);
  expect([entity, status, body.errors]).toEqual([entity, 201, undefined]);
  return body.obj._id;
};

beforeAll(async () => {
  world = await makeWorld();
  site = await made('locations', { ...LOCATION, name: 'Mill', area: 500, sensitive_area: 'neither' });
}, 60_000);
afterAll(() => world.stop());

const sections = async (person: Person, year: number) =>
  ((await person.send('GET', `esg_status?year=${year}`)).body as EsgStatusAnswer).list;
const sectionOf = async (section: string, year: number, person = world.admin) =>
  (await sections(person, year)).find((each) => each.section === section);
/** The missing items of a section that lead to the record. */
const missingAt = async (section: string, year: number, id: string) =>
  ((await sectionOf(section, year))?.missing ?? []).flatMap(({ path }) => (path.includes(id) ? [path] : []));
const january = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };

it('asks for the electricity of a location in each year of its use, until a record of that year applies', async () => {
  const tab = (year: number) => `/business/locations/${site}?tab=electricity&year=${year}`;
  const bill = { location_id: site, amount: 1000, units: 'kWh', renewable_amount: 0, ...january };
  expect(await missingAt('locations', 2025, site)).toEqual([tab(2025)]);
  await made('electricity_activitys', bill);

  expect(await missingAt('locations', 2025, site)).toEqual([]);
  expect(await missingAt('locations', 2024, site)).toEqual([tab(2024)]);
  await world.admin.send('PATCH', `locations/${site}`, { from: utcDay(2025, 1, 1) });
  expect(await missingAt('locations', 2024, site)).toEqual([]);
});

it('asks for the records of vehicles and power sources, and for what figures of products need', async () => {
  const vehicle = await made('vehicles', {
    ...{ name: 'Van', location_id: site, type: 'average_van', fuel_type: 'diesel' },
  });
  const source = await made('power_sources', {
    ...{
      location_id: site,
      power_generation_method: 'solar_photovoltaic',
      name: 'Roof',
      max_output: 5,
      max_output_units: 'kW',
    },
  });
  const product = await made('products', { name: 'Oats', units: 'm3' });
  const year = new Date(Date.now()).getUTCFullYear();

  expect(await missingAt('vehicles', year, vehicle)).toEqual([`/business/vehicles/${vehicle}?tab=fuel&year=${year}`]);
  expect(await missingAt('power', year, source)).toEqual([`/business/power/${source}?tab=activity&year=${year}`]);
  expect(await missingAt('product', year, product)).toEqual([
    `/business/product/${product}`,
    `/business/product/${product}`,
  ]);
  // They were entered after the year 2025, and have no records of it.
  expect([await missingAt('vehicles', 2025, vehicle), await missingAt('power', 2025, source)]).toEqual([[], []]);
});

it('shows each role the sections of its cards alone, and another company its own', async () => {
  const seen = async (role: 'edit_business' | 'vehicle_admin' | 'vehicle_review' | 'edit_staff') =>
    (await sections(await world.someone([role]), 2025)).map(({ section }) => section);

  expect(await seen('edit_business')).toEqual(['company', 'locations', 'vehicles', 'power', 'product']);
  expect(await seen('vehicle_admin')).toEqual(['vehicles', 'power', 'product']);
  expect(await seen('vehicle_review')).toEqual(['vehicles']);
  expect(await seen('edit_staff')).toEqual([]);
  expect((await sectionOf('product', 2025, world.stranger))?.total).toBe(0);
});
