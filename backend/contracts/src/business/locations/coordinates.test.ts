import { coordinatesErrors } from './coordinates';

it.each([
  ['neither', {}, {}],
  ['both', { latitude: 53.8, longitude: -1.55 }, {}],
  ['both on the equator at Greenwich', { latitude: 0, longitude: 0 }, {}],
  ['a latitude alone', { latitude: 53.8 }, { longitude: 'Enter latitude and longitude together' }],
  ['a longitude alone', { latitude: null, longitude: -1.55 }, { latitude: 'Enter latitude and longitude together' }],
])('judges %s', (_, draft, expected) => {
  expect(coordinatesErrors(draft)).toEqual(expected);
});
