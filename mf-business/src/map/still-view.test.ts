import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOutlines } from './read-outlines';
import { stillView } from './still-view';

it('stands in the middle of its view', () => {
  const { viewBox, x, y } = stillView(0, 0);
  expect([x, y]).toEqual([36_000, 18_000]);
  expect(viewBox).toBe('33200 16600 5600 2800');
});

it('narrows degrees of longitude towards the poles, and never to nothing', () => {
  expect(stillView(60, 0).stretch).toBeCloseTo(0.5, 10);
  expect(stillView(90, 0).stretch).toBe(0.15);
});

it.each([
  ['in the middle of the world', 0, [0]],
  ['just west of the date line', 179, [0, 72_000]],
  ['just east of it', -179, [0, -72_000]],
])('draws the world beside itself %s where the view needs it', (_, longitude, shifts) => {
  expect(stillView(0, longitude).shifts).toEqual(shifts);
});

const drawing = readFileSync(join(__dirname, 'outlines.svg'), 'utf8');

/** Rings of a path in steps of the grid. */
function ringsOf(path: string): [number, number][][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [start = '', steps = ''] = ring.replace('z', '').split('l');
      const numbers = (text: string) => text.trim().split(' ').map(Number);
      let [x = 0, y = 0] = numbers(start);
      const points: [number, number][] = [[x, y]];
      const rest = numbers(steps);
      for (let at = 0; at + 1 < rest.length; at += 2) {
        [x, y] = [x + (rest[at] ?? 0), y + (rest[at + 1] ?? 0)];
        points.push([x, y]);
      }
      return points;
    });
}

/** Whether a point lies in a ring: a ray to the right of it crosses an odd number of edges. */
const isIn = (ring: readonly [number, number][], x: number, y: number): boolean =>
  ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

it.each([
  ['Leeds', 53.8, -1.55, true],
  ['Nairobi', -1.29, 36.82, true],
  ['Reykjavík', 64.1, -21.8, true],
  ['the Caspian Sea', 42, 50.5, false],
  ['the North Sea', 56, 3, false],
  ['the South Pacific', -40, -120, false],
])('the outlines have %s where it is', (_, latitude, longitude, isLand) => {
  const { x, y } = { x: (longitude + 180) * 200, y: (90 - latitude) * 200 };
  const rings = ringsOf(readOutlines(drawing).land);
  expect(rings.filter((ring) => isIn(ring, x, y)).length % 2 === 1).toBe(isLand);
});

it('says where the outlines come from, and is small', () => {
  expect(drawing).toContain('Natural Earth 4.1.0');
  expect(drawing).toContain('public domain');
  expect(drawing.length).toBeLessThan(350_000);
});

it('refuses a drawing without outlines', () => {
  expect(() => readOutlines('<svg/>')).toThrow('The outlines have no land');
});
