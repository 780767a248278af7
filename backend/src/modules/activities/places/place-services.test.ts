import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chosenProvider } from './chosen-provider.client';
import { openGazetteer } from './gazetteer.loader';
import type { PlaceProvider } from './place-provider';

/** Answers as the public documentation of each service prints them. */
const NOMINATIM = [
  {
    place_id: 100149,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
    osm_type: 'node',
    osm_id: 107775,
    lat: '51.5073219',
    lon: '-0.1276474',
    name: 'London',
    display_name: 'London, Greater London, England, SW1A 2DU, United Kingdom',
    address: { city: 'London', country: 'United Kingdom', country_code: 'gb' },
  },
];
const OSRM = { code: 'Ok', routes: [{ distance: 1886.3, duration: 260.2, legs: [] }], waypoints: [] };
const GEOCODE = {
  results: [
    {
      address_components: [{ long_name: 'United States', short_name: 'US', types: ['country', 'political'] }],
      formatted_address: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
      geometry: { location: { lat: 37.4224428, lng: -122.0842467 }, location_type: 'ROOFTOP' },
      place_id: 'ChIJeRpOeF67j4AR9ydy_PIzPuM',
      types: ['street_address'],
    },
  ],
  status: 'OK',
};
const TEXT_SEARCH = {
  html_attributions: [],
  results: [
    {
      formatted_address: 'London TW6 1QG, United Kingdom',
      geometry: { location: { lat: 51.4679914, lng: -0.4550778 } },
      name: 'Heathrow Airport',
      place_id: 'ChIJ6W3FzTRydkgRZ0H2Q1VT548',
    },
  ],
  status: 'OK',
};
const element = { distance: { text: '228 mi', value: 367654 }, duration: { text: '3 h', value: 13272 }, status: 'OK' };
const MATRIX = { rows: [{ elements: [element] }], status: 'OK' };

const LONDON = { lat: 51.5, lng: -0.12 };
const PARIS = { lat: 48.85, lng: 2.35 };

let server: Server;
let url: string;
let now = 0;
let asked: IncomingMessage[] = [];
let say: { status: number; body: unknown; location?: string } = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    const moved = say.location ? { location: say.location } : {};
    response.writeHead(say.status, { 'content-type': 'application/json', ...moved }).end(JSON.stringify(say.body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const providerBy = (PLACES_PROVIDER: 'nominatim' | 'google', more = {}): PlaceProvider =>
  chosenProvider(
    {
      ...{ PLACES_PROVIDER, NOMINATIM_URL: url, OSRM_URL: url, GOOGLE_MAPS_URL: url, GOOGLE_MAPS_KEY: 'k' },
      PLACES_USER_AGENT: 'Lichen, ops@example.com',
      ...more,
    },
    openGazetteer('/nowhere'),
    () => now,
  );
const question = (text: string, isAirport = false) => ({ text, isAirport, country: 'GB', language: 'en-GB' });
const lastAsked = () => new URL(asked.at(-1)?.url ?? '', url);

it('finds places by a service that speaks as Nominatim does', async () => {
  say = { status: 200, body: NOMINATIM };
  const [london] = await providerBy('nominatim').search(question('london'));
  expect(london).toEqual({
    name: 'London',
    formatted_address: 'London, Greater London, England, SW1A 2DU, United Kingdom',
    place_id: 'osm:node/107775',
    ...{ lat: 51.5073219, lng: -0.1276474 },
    country: 'GB',
    geometry: { location: { lat: 51.5073219, lng: -0.1276474 } },
  });
  expect(Object.fromEntries(lastAsked().searchParams)).toMatchObject({ q: 'london', format: 'jsonv2' });
  expect([lastAsked().pathname, asked[0]?.headers['user-agent']]).toEqual(['/search', 'Lichen, ops@example.com']);
});

it('measures roads by a service that speaks as OSRM does, and estimates the rest', async () => {
  say = { status: 200, body: OSRM };
  const provider = providerBy('nominatim');
  expect(await provider.distance(LONDON, PARIS, 'road')).toBeCloseTo(1.8863);
  expect(lastAsked().pathname).toBe('/route/v1/driving/-0.12,51.5;2.35,48.85');
  expect(Math.round((await provider.distance(LONDON, PARIS, 'air')) ?? 0)).toBe(343);
  expect(asked).toHaveLength(1);
  say = { status: 400, body: { code: 'NoRoute', message: 'Impossible route between points' } };
  expect(await provider.distance(PARIS, LONDON, 'road')).toBeNull();
  say = { status: 400, body: { code: 'InvalidQuery', message: 'Query string malformed' } };
  await expect(provider.distance(PARIS, PARIS, 'road')).rejects.toThrow();
});

it('finds places and measures ways by a service that speaks as Google Maps does', async () => {
  const provider = providerBy('google');
  say = { status: 200, body: GEOCODE };
  expect(await provider.search(question('amphitheatre'))).toMatchObject([
    { name: '1600 Amphitheatre Pkwy', place_id: 'google:ChIJeRpOeF67j4AR9ydy_PIzPuM', country: 'US', lat: 37.4224428 },
  ]);
  expect(Object.fromEntries(lastAsked().searchParams)).toMatchObject({ address: 'amphitheatre', region: 'gb' });
  say = { status: 200, body: TEXT_SEARCH };
  expect(await provider.search(question('heathrow', true))).toMatchObject([
    { name: 'Heathrow Airport', lng: -0.4550778 },
  ]);
  say = { status: 200, body: MATRIX };
  expect(await provider.distance(LONDON, PARIS, 'rail')).toBe(367.654);
  expect(lastAsked().searchParams.get('mode')).toBe('transit');
  say = { status: 200, body: { rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }], status: 'OK' } };
  expect(await provider.distance(LONDON, PARIS, 'road')).toBeNull();
});

it('asks the same question once a day, and again after a failure', async () => {
  const provider = providerBy('nominatim');
  say = { status: 503, body: {} };
  await expect(provider.search(question('leeds'))).rejects.toThrow('answered 503');
  say = { status: 200, body: NOMINATIM };
  for (let times = 0; times < 3; times++) await provider.search(question('leeds'));
  expect(asked).toHaveLength(2);
  now += 25 * 3_600_000;
  await provider.search(question('leeds'));
  expect(asked).toHaveLength(3);
});

it('refuses what the service does not say', async () => {
  say = { status: 200, body: { status: 'REQUEST_DENIED', results: [] } };
  const provider = providerBy('google');
  await expect(provider.search(question('york'))).rejects.toThrow();
  // Quotas are told with a status of 200: what was no answer is not kept as one.
  say = { status: 200, body: GEOCODE };
  expect(await provider.search(question('york'))).toHaveLength(1);
});

it('takes no answer that is too large, and goes nowhere but where the operator said', async () => {
  const provider = providerBy('nominatim');
  say = { status: 200, body: [{ ...NOMINATIM[0], display_name: 'x'.repeat(2 * 1024 * 1024) }] };
  await expect(provider.search(question('hull'))).rejects.toThrow('more than');
  say = { status: 302, body: {}, location: `${url}/elsewhere` };
  await expect(provider.search(question('hull'))).rejects.toThrow();
  expect(asked.map((request) => request.url?.split('?')[0])).toEqual(['/search', '/search']);
});
