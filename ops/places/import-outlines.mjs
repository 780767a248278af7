/**
 * Makes the outlines of the maps: coasts and borders of the world as two paths of one drawing, in 200ths of a
 * degree. Run by hand when an edition arrives: node ops/places/import-outlines.mjs COUNTRIES.json
 * COUNTRIES.json is countries-50m.json of the package world-atlas.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../mf-business/src/map/outlines.svg');
const STEPS = 200;
/** Maximum distance of a simplified line from the published one, in degrees. */
const TOLERANCE = 0.02;

const { arcs, objects, transform } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** Returns the points of an arc in degrees; the file stores steps between points on a grid. */
function decoded(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Simplifies a line by the Douglas–Peucker algorithm; its ends stay, so that neighbours keep meeting. */
function simplified(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, at] = [0, 0];
  for (let each = 1; each < points.length - 1; each += 1) {
    const away = distance(points[each], first, last);
    if (away > farthest) [farthest, at] = [away, each];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

/** Splits a closed arc at its farthest point before it is simplified, because its ends alone would be one point. */
function simplifiedArc(points) {
  const [first, last] = [points[0], points.at(-1)];
  if (first[0] !== last[0] || first[1] !== last[1]) return simplified(points);
  const away = points.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const at = away.indexOf(Math.max(...away));
  const [out, back] = [simplified(points.slice(0, at + 1)), simplified(points.slice(at))];
  // For an island smaller than the tolerance, the point in between preserves an area.
  return out.length + back.length > 4 ? [...out, ...back.slice(1)] : points;
}

const lines = arcs.map((arc) => simplifiedArc(decoded(arc)));
const line = (number) => (number < 0 ? [...lines[~number]].reverse() : lines[number]);
const joined = (numbers) => numbers.flatMap((number, at) => (at === 0 ? line(number) : line(number).slice(1)));

/**
 * Continues longitudes across the date line instead of jumping to its other side. A ring around the pole does not
 * return to its start, so it is closed along the pole.
 */
function unwrapped(points) {
  let turns = 0;
  const onward = points.map(([lng, lat], at) => {
    const step = at === 0 ? 0 : lng - points[at - 1][0];
    if (Math.abs(step) > 180) turns -= Math.sign(step) * 360;
    return [lng + turns, lat];
  });
  const [first, last] = [onward[0], onward.at(-1)];
  const pole = Math.sign(first[1]) * 90;
  const around = turns === 0 ? [] : [last[0], first[0]].map((lng) => [lng, pole]);
  const isRing = points[0][0] === points.at(-1)[0] && points[0][1] === points.at(-1)[1];
  const whole = isRing ? [...onward, ...around] : onward;
  // Chooses the copy of which most is inside the drawn world.
  const middle = (Math.min(...whole.map(([lng]) => lng)) + Math.max(...whole.map(([lng]) => lng))) / 2;
  const shift = Math.floor((middle + 180) / 360) * 360;
  return whole.map(([lng, lat]) => [lng - shift, lat]);
}

const grid = ([lng, lat]) => [Math.round((lng + 180) * STEPS), Math.round((90 - lat) * STEPS)];

/** Writes a sub-path as steps between points; points that coincide are merged. */
function drawn(points, end) {
  const [first, ...rest] = unwrapped(points).map(grid);
  let [x, y] = first;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
  // The published land contains the pole itself as a ring without an area.
  const isFlat = end === 'z' && points.every(([, lat]) => lat === points[0][1]);
  return steps.length === 0 || isFlat ? '' : `M${first.join(' ')}l${steps.join(' ')}${end}`;
}

const polygonsOf = ({ type, arcs: of, geometries }) =>
  geometries ? geometries.flatMap(polygonsOf) : type === 'MultiPolygon' ? of : type === 'Polygon' ? [of] : [];

/** Returns the arcs that two countries share. */
function bordersOf(countries) {
  const uses = new Map();
  for (const number of polygonsOf(countries).flat(2)) {
    const arc = number < 0 ? ~number : number;
    uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count > 1).map(([arc]) => arc);
}

const land = polygonsOf(objects.land)
  .flat()
  .map((ring) => drawn(joined(ring), 'z'))
  .join('');
const borders = bordersOf(objects.countries)
  .map((arc) => drawn(lines[arc], ''))
  .join('');

const about = [
  'Coasts and borders of the world. Source: Natural Earth 4.1.0, 1:50m, https://www.naturalearthdata.com,',
  'as carried by world-atlas 2.0.2. Licence: public domain. Changed: simplified, 200ths of a degree.',
];
writeFileSync(
  file,
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${360 * STEPS} ${180 * STEPS}">`,
    `<desc>${about.join(' ')}</desc>`,
    `<path id="land" d="${land}"/>`,
    `<path id="borders" fill="none" stroke="#000" d="${borders}"/>`,
    '</svg>\n',
  ].join('\n'),
);
console.log('outlines.svg', land.length + borders.length);
