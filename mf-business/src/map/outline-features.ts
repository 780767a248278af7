import { type Outlines, STEPS } from './read-outlines';

export type Point = readonly [longitude: number, latitude: number];
type Ring = Point[];

export interface Feature<T extends string, C> {
  type: 'Feature';
  geometry: { type: T; coordinates: C };
  properties: Record<string, never>;
}

/** Returns the sub-paths of an outline as points in degrees. */
function linesOf(path: string): Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((written) => {
      const [start = '', steps = ''] = written.replace('z', '').split('l');
      const [first, rest] = [numbersIn(start), numbersIn(steps)];
      let [x, y] = [first[0] ?? 0, first[1] ?? 0];
      const points: Ring = [degrees(x, y)];
      for (let at = 0; at + 1 < rest.length; at += 2) {
        [x, y] = [x + (rest[at] ?? 0), y + (rest[at + 1] ?? 0)];
        points.push(degrees(x, y));
      }
      return points;
    });
}

const numbersIn = (text: string): number[] => (text.trim() === '' ? [] : text.trim().split(/\s+/).map(Number));
const degrees = (x: number, y: number): Point => [x / STEPS - 180, 90 - y / STEPS];

const closed = (ring: Ring): Ring => (ring[0] ? [...ring, ring[0]] : ring);

/** Twice the signed area of a ring; the sign tells its direction. */
const turn = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);

/** Returns the land as polygons. A ring in the opposite direction is a lake in the polygon before it. */
export function landOf({ land }: Outlines): Feature<'Polygon', Ring[]>[] {
  const polygons: Ring[][] = [];
  let shore = 0;
  for (const ring of linesOf(land)) {
    const sign = Math.sign(turn(ring));
    if (shore === 0) shore = sign;
    if (sign === shore) polygons.push([closed(ring)]);
    else polygons.at(-1)?.push(closed(ring));
  }
  return polygons.map((coordinates) => ({
    ...{ type: 'Feature', properties: {} },
    geometry: { type: 'Polygon', coordinates },
  }));
}

/** Returns the borders as one feature. */
export const bordersOf = ({ borders }: Outlines): Feature<'MultiLineString', Ring[]> => ({
  ...{ type: 'Feature', properties: {} },
  geometry: { type: 'MultiLineString', coordinates: linesOf(borders) },
});
