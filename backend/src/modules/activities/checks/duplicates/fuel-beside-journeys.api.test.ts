import type { Finding, ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../../test/create-record';
import { LOCATION, makeWorld, type World } from '../../../../../test/world';

const FUEL = 'vehicle_activitys';
const JOURNEY = 'vehicle_journeys';
const day = (month: number, dayOfMonth: number) => utcDay(2025, month, dayOfMonth);
const YEAR = `start_date=${day(1, 1)}&end_date=${day(12, 31)}`;

let world: World;
let location_id: string;
let vehicle_id: string;

const created = async (entity: string, body: object): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;
/** Kinds of the findings about a draft or a record, each with the other records. */
const told = async (activity_type: string, about: object) => {
  const { body } = await world.admin.send('POST', 'check_activity', { activity_type, ...about });
  return (body.list as Finding[]).map(({ kind, others }) => [kind, ...others.map(({ _id }) => _id)]);
};

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', { ...LOCATION, name: 'Yard' });
});
beforeEach(async () => {
  const van = { name: `Van ${Math.random()}`, type: 'average_van', fuel_type: 'diesel', fuel_units: 'L', location_id };
  vehicle_id = await created('vehicles', van);
});
afterAll(() => world.stop());

it('sees fuel beside journeys, whichever of the two is being typed', async () => {
  const fuel = { vehicle_id, fuel_type: 'diesel', date: utcDay(2026, 1, 8), quantity: 40, fuel_units: 'L' };
  const journey = { location_id, vehicle_id, date: day(12, 9), distance: 120, units: 'km' };

  const taken = await created(FUEL, fuel);
  expect(await told(JOURNEY, { draft: journey })).toEqual([['fuel_and_journeys', taken]]);

  const driven = await created(JOURNEY, journey);
  expect(await told(FUEL, { id: taken })).toEqual([['fuel_and_journeys', driven]]);

  // Fuel taken after the period stands for a journey of it, as in the figures.
  const { body } = await world.admin.send('GET', `list_findings?${YEAR}&kind=fuel_and_journeys`);
  const [named] = body.list as ListedFinding[];
  expect([named?.activity_id, named?.others.map(({ _id }) => _id)]).toEqual([driven, [taken]]);
});

it('sees a distance typed as vehicle fuel beside journeys on its days, whichever is being typed', async () => {
  const date = day(6, 10);
  const journey = { location_id, vehicle_id, date, distance: 1000, units: 'km' };
  const distance = { vehicle_id, fuel_type: 'diesel', date, quantity: 1000, fuel_units: 'km' };

  const driven = await created(JOURNEY, journey);
  expect(await told(FUEL, { draft: distance })).toEqual([['distance_and_fuel', driven]]);

  const read = await created(FUEL, distance);
  expect(await told(JOURNEY, { id: driven })).toEqual([['distance_and_fuel', read]]);
  expect(await told(JOURNEY, { draft: { ...journey, date: day(6, 11), distance: 900 } })).toEqual([]);
  expect(await told(JOURNEY, { draft: { ...journey, date: day(6, 9), end_date: date, distance: 900 } })).toEqual([
    ['distance_and_fuel', read, driven],
  ]);
});
