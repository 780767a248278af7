import { filledBy, positionOf } from './position';

it.each([
  [
    'both coordinates',
    { name: 'Leeds', lat: 53.80075, lng: -1.54908 },
    {},
    { latitude: 53.80075, longitude: -1.54908 },
  ],
  [
    'no more decimals than a site has',
    { name: 'x', lat: 1.23456789, lng: -1e-9 },
    {},
    { latitude: 1.234568, longitude: 0 },
  ],
  [
    'the country too where none is chosen',
    { name: 'x', lat: 0, lng: 0, country: 'KE' },
    { country: null },
    { latitude: 0, longitude: 0, country: 'KE' },
  ],
  [
    'nothing over a chosen country',
    { name: 'x', lat: 0, lng: 0, country: 'KE' },
    { country: 'GB' },
    { latitude: 0, longitude: 0 },
  ],
  ['nothing of a place without a position', { name: 'x' }, {}, null],
])('a found place fills %s', (_, place, values, expected) => {
  expect(filledBy(place, values)).toStrictEqual(expected);
});

it('has a position on the equator and at Greenwich, and none where a coordinate is missing', () => {
  expect(positionOf({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
  expect(positionOf({ latitude: null, longitude: null })).toBeNull();
});
