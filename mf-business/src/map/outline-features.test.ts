import { bordersOf, landOf } from './outline-features';

/** Two islands, the first with a lake; origin is the date line at the north pole. */
const LAND =
  'M36000 18000l2000 0 0 2000 -2000 0z' + 'M36500 18500l0 500 500 0 0 -500z' + 'M40000 18000l200 0 0 200 -200 0z';

it('reads islands in degrees, closed, with their lakes in them', () => {
  const land = landOf({ land: LAND, borders: '' });
  expect(land.map(({ geometry }) => geometry.coordinates.length)).toEqual([2, 1]);
  expect(land[0]?.geometry.coordinates[0]).toEqual([
    [0, 0],
    [10, 0],
    [10, -10],
    [0, -10],
    [0, 0],
  ]);
});

it('reads borders as open lines', () => {
  const { geometry } = bordersOf({ land: '', borders: 'M36000 18000l200 0 0 -200M0 0l200 200' });
  expect(geometry.coordinates).toEqual([
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [-180, 90],
      [-179, 89],
    ],
  ]);
});
