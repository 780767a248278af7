import { found } from './place-provider';
import { sureTown, type TownsNamed } from './sure-town';

const town = (name: string, id: string, lat = 0) =>
  found({ name, formatted_address: `${name}, ${id}`, place_id: id, lat, lng: 0, country: 'GB' });
const TOWNS: Record<string, ReturnType<typeof town>[]> = {
  York: [town('York', 'york')],
  Durham: [town('Durham', 'durham')],
  Newport: [town('Newport', 'wales', 1), town('Newport', 'shropshire', 2)],
};
const asked: string[] = [];
const townsNamed: TownsNamed = async (name) => {
  asked.push(name);
  return TOWNS[name] ?? [];
};
const sure = async (text: string, more = {}) =>
  (await sureTown(townsNamed, { text, country: 'GB', language: 'en-GB', ...more }))?.place_id ?? null;

it.each([
  ['a town alone', 'York', 'york'],
  ['an address with a post code', '1 Mill Lane, York YO1 7AA', 'york'],
  ['an address in lines', '1 Mill Lane\nYork\nYO1 7AA', 'york'],
  ['a part that is written twice', 'York, York', 'york'],
])('takes %s', async (_what, text, place) => {
  expect(await sure(text)).toBe(place);
});

it.each([
  ['a street', '1 Mill Lane'],
  ['a street that is called like a town', '1 York'],
  ['a town or a county, nobody knows which', 'York, Durham'],
  ['a name that several towns have', 'Newport'],
  ['a county behind a village that the tables do not have', '1 Mill Lane, Little Barrow, Durham'],
  ['more parts than an address has', '1, 2, York, a, b, c, d, e, f'],
  ['nothing', ' , '],
])('takes none of %s', async (_what, text) => {
  expect(await sure(text)).toBeNull();
});

it('takes the nearest of several to where the place is', async () => {
  expect(await sure('Newport', { at: { lat: 1.9, lng: 0 } })).toBe('shropshire');
  expect(await sure('Newport', { at: { lat: 1.1, lng: 0 } })).toBe('wales');
});

it('takes none that is far from where the place is', async () => {
  expect(await sure('Newport', { at: { lat: 5, lng: 0 } })).toBeNull();
  expect(await sure('York', { at: { lat: 5, lng: 0 } })).toBeNull();
  expect(await sure('York', { at: { lat: 0.1, lng: 0.1 } })).toBe('york');
});

it('answers all that is known of the place', async () => {
  expect(await sureTown(townsNamed, { text: 'York', country: 'GB', language: 'en-GB' })).toEqual({
    ...{ name: 'York', address: 'York, york', place_id: 'york', lat: 0, lng: 0, country: 'GB' },
  });
});

it('looks up a few parts of an endless address', async () => {
  asked.length = 0;
  await sure(Array.from({ length: 200 }, (_, at) => `Part ${'x'.repeat(at)}`).join(','));
  expect(asked.length).toBeLessThan(10);
});
