import { readFileSync } from 'node:fs';
import path from 'node:path';

const drawing = readFileSync(path.join(import.meta.dirname, '../../mf-business/src/map/outlines.svg'), 'utf8');
const land = /<path id="land" d="([^"]+)"/.exec(drawing)?.[1] ?? '';
const numbers = (text) => text.trim().split(' ').map(Number);

/** Rings of the land in steps of the grid. */
const rings = land
  .split('M')
  .slice(1)
  .map((ring) => {
    const [start, steps = ''] = ring.replace('z', '').split('l');
    let [x, y] = numbers(start);
    const points = [[x, y]];
    const rest = numbers(steps);
    for (let at = 0; at + 1 < rest.length; at += 2) {
      [x, y] = [x + rest[at], y + rest[at + 1]];
      points.push([x, y]);
    }
    return points;
  });

/** Tells whether a point lies in a ring: a ray to its right crosses an odd number of edges. */
const isIn = (ring, x, y) =>
  ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

test.each([
  ['Leeds', 53.8, -1.55, true],
  ['Nairobi', -1.29, 36.82, true],
  ['Reykjavik', 64.1, -21.8, true],
  ['the Caspian Sea', 42, 50.5, false],
  ['the North Sea', 56, 3, false],
  ['the South Pacific', -40, -120, false],
])('the outlines have %s where it is', (_, latitude, longitude, isLand) => {
  const [x, y] = [(longitude + 180) * 200, (90 - latitude) * 200];
  expect(rings.filter((ring) => isIn(ring, x, y)).length % 2 === 1).toBe(isLand);
});

test('the outlines go on over the date line; none crosses the world to its other side but along the pole', () => {
  const crossing = rings.flatMap((ring) =>
    ring.flatMap(([x, y], at) => {
      const [nextX, nextY] = ring[at + 1] ?? [x, y];
      return Math.abs(nextX - x) > 180 * 200 ? [[y, nextY]] : [];
    }),
  );
  expect(crossing).toEqual([[180 * 200, 180 * 200]]);
  const beyond = rings.filter((ring) => ring.some(([x]) => x < 0 || x > 360 * 200));
  expect(beyond.length).toBe(2);
  // So far the still map draws the world once more beside itself.
  expect(Math.max(...beyond.flat().map(([x]) => Math.max(-x, x - 360 * 200)))).toBeLessThan(12 * 200);
});

test('the outlines say where they come from, and are small', () => {
  expect(drawing).toContain('Natural Earth 4.1.0');
  expect(drawing).toContain('public domain');
  expect(drawing.length).toBeLessThan(350_000);
});
