import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TravelRoute } from '@lichen/contracts/activities/codes/distance-rules';
import { foldPlaceName } from '@lichen/contracts/formats/fold';
import { openGazetteer } from './gazetteer.loader';

const gazetteer = openGazetteer(join(__dirname, '../../../../reference/places'));
const question = { isAirport: false, country: 'GB', language: 'en-GB' };
const addresses = async (text: string, over: object = {}) =>
  (await gazetteer.search({ ...question, ...over, text })).map((place) => place.formatted_address);

it.each([
  ['a town by its beginning, the largest first', 'leed', {}, 'Leeds, England, United Kingdom'],
  ['the own country before a larger place elsewhere', 'newcastle', { country: 'AU' }, 'Newcastle, NSW, Australia'],
  ['a town of the own country by a later word', 'hull', {}, 'Kingston upon Hull, England, United Kingdom'],
  ['without accents', 'zurich', {}, 'Zürich, Switzerland'],
  ['with accents', 'Göteborg', {}, 'Göteborg, Sweden'],
  ['letters that have no accent to lose', 'alesund', {}, 'Ålesund, Norway'],
  ['another name of it', 'Cologne', {}, 'Köln, Germany'],
  ['with its region', 'paris, tx', {}, 'Paris, TX, United States'],
  ['with its country', 'london, can', {}, 'London, Ontario, Canada'],
  ['the country in the words of the reader', 'berl', { language: 'FR' }, 'Berlin, Allemagne'],
  ['an airport by its code', 'lhr', { isAirport: true }, 'London Heathrow Airport (LHR), London, United Kingdom'],
  ['an airport by its name', 'heathrow', { isAirport: true }, 'London Heathrow Airport (LHR), London, United Kingdom'],
])('finds %s', async (_what, text, over, first) => {
  expect((await addresses(text, over))[0]).toBe(first);
});

it.each([
  ['a town by its name, not by its beginning', 'York', 'GB', ['geonames:2633352']],
  ['a town by another name', 'München', 'DE', ['geonames:2867714']],
  ['no town of another country', 'München', 'AT', []],
  ['no town by nothing', ' - ', 'GB', []],
])('names %s', async (_what, name, country, ids) => {
  const towns = await gazetteer.townsNamed(name, country, 'en-GB');
  expect(towns.map(({ place_id }) => place_id)).toEqual(ids);
});

it('finds airports alone where a flight is meant', async () => {
  const places = await gazetteer.search({ ...question, text: 'edinburgh', isAirport: true });
  expect(places.map(({ place_id }) => place_id)).toEqual(['iata:EDI']);
  expect(places[0]).toMatchObject({ country: 'GB', geometry: { location: { lat: 55.95 } } });
});

it('finds nothing by its own header, by columns, or by nothing', async () => {
  expect(await addresses('source geonames')).toEqual([]);
  expect(await addresses('31 222')).toEqual([]);
  expect(await addresses(', , ')).toEqual([]);
});

it('measures the way between two places', async () => {
  const quarter = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 90 },
  ] as const;
  const km = async (by: TravelRoute) => Math.round((await gazetteer.distance(...quarter, by)) ?? 0);
  // A quarter of the circumference of a sphere of 6,371.0088 km.
  expect([await km('air'), await km('rail'), await km('road')]).toEqual([10008, 12009, 12009]);
});

it.each(['cities', 'airports'])('keeps the keys of %s as the search folds what it is asked for', (table) => {
  const lines = readFileSync(join(__dirname, `../../../../reference/places/${table}.tsv`), 'utf8').split('\n');
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t')[0] ?? '');
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => key !== foldPlaceName(key))).toEqual([]);
});
