import { join } from 'node:path';
import { openPlaceCountries } from './place-countries.loader';

const countryOf = openPlaceCountries(join(__dirname, '../../../../reference/places'));

it.each([
  ['an airport by its code', 'LHR', 'GB'],
  ['a code behind the town', 'New York (JFK)', 'US'],
  ['a code before the town', 'CDG - Paris', 'FR'],
  ['an airport by its name', 'London Heathrow', 'GB'],
  ['an airport without a word in the middle', 'Amsterdam Schiphol', 'NL'],
  ['an airport by a part of its name', 'Schiphol', 'NL'],
  ['an airport with the words that go with it', 'Munich International Airport, Terminal 2', 'DE'],
  ['a terminal before the town', 'Heathrow Terminal 5, London', 'GB'],
  ['a town', 'Madrid', 'ES'],
  ['a town by its own name', 'München', 'DE'],
  ['the one far larger town of the name', 'London', 'GB'],
  ['the same of Birmingham', 'Birmingham', 'GB'],
  ['a town in capitals that begins with a code', 'DEN HAAG', 'NL'],
  ['a town whose state nobody else has', 'Chicago, IL', 'US'],
  ['nothing, where two countries have such a town', 'Newcastle', undefined],
  ['nothing, where the state may mean another country', 'Birmingham, AL', undefined],
  ['nothing by a word nobody knows', 'Somewhere', undefined],
  ['nothing by no word', '—', undefined],
])('knows the country of %s: %s', (_, name, country) => expect(countryOf({ name })).toBe(country));

it('reads the address where the name says nothing', () =>
  expect(countryOf({ name: 'Office', address: 'Edinburgh Airport (EDI)' })).toBe('GB'));

it.each([
  ['Heathrow', 51.47, -0.4543, 'GB'],
  ['Malmö, nearer to the airport of Copenhagen than to its own', 55.605, 13.0038, 'SE'],
  ['Basel beside the border', 47.5596, 7.5886, 'CH'],
  ['Auckland', -36.8509, 174.7645, 'NZ'],
  ['nothing in mid-ocean', -40, -120, undefined],
])('knows the country by coordinates: %s', (_, lat, lng, country) =>
  expect(countryOf({ name: 'x', lat, lng })).toBe(country),
);
