import { DISTANCE_TEXTS } from '@lichen/contracts/activities/types/distance.call';
import { draftOf } from '../../../../test/examples';
import { type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const search = async (body: object) => (await world.admin.send('POST', 'get_location_info_by_free_text', body)).body;
const distance = async (body: object) => (await world.admin.send('POST', 'get_distance', body)).body;

it('finds places from three letters on, in the words of the specification', async () => {
  expect(await search({ text: 'le' })).toEqual({ results: [] });
  const { results } = await search({ text: 'Leeds' });
  expect(results[0]).toEqual({
    name: 'Leeds',
    formatted_address: 'Leeds, England, United Kingdom',
    place_id: 'geonames:2644688',
    ...{ lat: 53.796, lng: -1.548 },
    country: 'GB',
    geometry: { location: { lat: 53.796, lng: -1.548 } },
  });
  const { results: airports } = await search({ text: 'Leeds', is_airport: true });
  expect(airports.map((one: { place_id: string }) => one.place_id)).toEqual(['iata:LBA']);
});

it('measures between places as its own search answers them', async () => {
  const [start, end] = await Promise.all(['Leeds', 'York'].map(async (text) => (await search({ text })).results[0]));
  const found = await distance({ start_location: start, end_location: end, transport_method: 'car' });
  const kept = await distance({
    start_location: { name: start.name, lat: start.lat, lng: start.lng },
    end_location: { name: end.name, lat: end.lat, lng: end.lng, country: 'GB' },
    transport_method: 'car',
  });

  expect(found.distance).toBeGreaterThan(20);
  expect(found).toEqual(kept);
  const { status } = await world.admin.send('POST', 'get_distance', { start_location: { ...start, lat: 'x' } });
  expect(status).toBe(400);
});

it('measures one way in the units of the journey, by the method of it', async () => {
  const {
    results: [start_location],
  } = await search({ text: 'Leeds' });
  const { formatted_address: _, geometry: __, ...start } = start_location;
  const journey = { start_location: start, end_location: { name: 'Oslo', country: 'NO' }, trip_type: 'commute' };
  const flown = await distance({ ...journey, transport_method: 'flight', units: 'km' });
  const driven = await distance({ ...journey, transport_method: 'car', units: 'km' });
  expect([flown.units, driven.units, flown.err]).toEqual(['km', 'km', undefined]);
  expect(driven.distance / flown.distance).toBeGreaterThan(1.1);
  const inMiles = await distance({ ...journey, transport_method: 'flight', units: 'miles' });
  expect(inMiles).toEqual({ distance: Math.round((flown.distance / 1.61) * 10) / 10, units: 'miles' });
});

it.each(['business_travel', 'commute', 'upstream_transmission_distribution'])(
  'takes the whole %s as it stands in its form',
  async (type) => {
    const { status, body } = await world.admin.send('POST', 'get_distance', {
      ...(await draftOf(world, type)),
      ...{ start_location: { name: 'Leeds', country: 'GB' }, end_location: { name: 'York', country: 'GB' } },
    });
    expect([status, body.err, body.distance > 0]).toEqual([200, undefined, true]);
  },
);

it('says what stands in the way', async () => {
  const leeds = { name: 'Leeds' };
  expect((await distance({ end_location: leeds })).err).toBe(DISTANCE_TEXTS.noStart);
  expect((await distance({ start_location: leeds })).err).toBe(DISTANCE_TEXTS.noEnd);
  expect((await distance({ start_location: leeds, end_location: { name: 'Xyzzy-on-Sea' } })).err).toBe(
    DISTANCE_TEXTS.endUnknown,
  );
});

it('is for people who are signed in', async () => {
  for (const name of ['get_location_info_by_free_text', 'get_distance'])
    expect((await world.nobody('POST', name, { text: 'Leeds' })).status).toBe(401);
});
