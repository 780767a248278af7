import type { StyleSpecification } from '@lichen/kit/map';
import type { MapTiles } from '@lichen/contracts/portal/portal';
import { bordersOf, landOf } from './outline-features';
import type { featuresOf } from './places';
import type { Outlines } from './read-outlines';

/** Layers that can be pointed at. */
export const GROUPS = 'groups';
export const SINGLES = 'singles';
export const PLACES = 'places';
export const PICTURES = 'pictures';
export const CHOSEN = 'chosen';

/** What each layer is painted with: a colour of the page, by its variable. */
const COLOURS = [
  ['sea', 'background-color', '--scope-3-earlier'],
  ['land', 'fill-color', '--paper'],
  ['coasts', 'line-color', '--scope-3'],
  ['borders', 'line-color', '--ink-3'],
  [GROUPS, 'circle-color', '--moss'],
  [GROUPS, 'circle-stroke-color', '--surface'],
  ['counts', 'text-color', '--on-moss'],
  [SINGLES, 'circle-color', '--moss'],
  [SINGLES, 'circle-stroke-color', '--surface'],
  [CHOSEN, 'circle-color', '--xanthoria'],
  [CHOSEN, 'circle-stroke-color', '--surface'],
] as const;

export type Painted = readonly (readonly [layer: string, property: string, colour: string])[];

/** The colours of the scheme that the page wears now. */
export function coloursNow(): Painted {
  const worn = getComputedStyle(document.documentElement);
  return COLOURS.map(([layer, property, name]) => [layer, property, worn.getPropertyValue(name).trim()]);
}

/** Keeps the place that was chosen apart from the others. */
export const chosenFilter = (at: number | null) => ['==', ['get', 'at'], at ?? -1] as ['==', ['get', string], number];

interface Shown {
  outlines: Outlines;
  places: ReturnType<typeof featuresOf>;
  tiles: MapTiles | null;
  colours: Painted;
}

/** Outlines or pictures, and over them places: those that stand close together are one mark with their number. */
export function mapStyle({ outlines, places, tiles, colours }: Shown): StyleSpecification {
  const paint = (layer: string) =>
    Object.fromEntries(colours.flatMap(([of, name, colour]) => (of === layer ? [[name, colour]] : [])));
  const outline = { type: 'geojson', maxzoom: 8, tolerance: 0.5 } as const;
  const ring = { 'circle-stroke-width': 2 };
  return {
    version: 8,
    sources: {
      land: { ...outline, data: { type: 'FeatureCollection', features: landOf(outlines) } as never },
      borders: { ...outline, data: bordersOf(outlines) as never },
      [PLACES]: {
        type: 'geojson',
        data: places,
        cluster: true,
        clusterRadius: 46,
        clusterMaxZoom: 13,
        clusterProperties: FIRST_NAME,
      },
      ...(tiles ? { [PICTURES]: { type: 'raster', tiles: [tiles.address], tileSize: 256 } } : {}),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { ...paint('sea'), 'background-opacity': 0.45 } },
      { id: 'land', type: 'fill', source: 'land', paint: { ...paint('land'), 'fill-antialias': false } },
      { id: 'coasts', type: 'line', source: 'land', paint: { ...paint('coasts'), 'line-width': 0.75 } },
      {
        ...{ id: 'borders', type: 'line', source: 'borders' },
        paint: { ...paint('borders'), 'line-width': 0.75, 'line-dasharray': [3, 2] },
      },
      ...(tiles ? [{ id: PICTURES, type: 'raster', source: PICTURES } as const] : []),
      {
        ...{ id: SINGLES, type: 'circle', source: PLACES, filter: ['!', ['has', 'point_count']] },
        paint: { ...paint(SINGLES), ...ring, 'circle-radius': 7 },
      },
      {
        ...{ id: CHOSEN, type: 'circle', source: PLACES, filter: chosenFilter(null) },
        paint: { ...paint(CHOSEN), ...ring, 'circle-radius': 10 },
      },
      {
        ...{ id: GROUPS, type: 'circle', source: PLACES, filter: ['has', 'point_count'] },
        paint: { ...paint(GROUPS), ...ring, 'circle-radius': ['step', ['get', 'point_count'], 14, 100, 19, 1000, 24] },
      },
      {
        ...{ id: 'counts', type: 'symbol', source: PLACES, filter: ['has', 'point_count'] },
        layout: { 'text-field': ['to-string', ['get', 'point_count']], 'text-size': 12, 'text-allow-overlap': true },
        paint: paint('counts'),
      },
    ],
  };
}

/** A group carries the name of one of its places, so that it can be said in words. */
const FIRST_NAME = {
  name: [
    ['coalesce', ['accumulated'], ['get', 'name']],
    ['get', 'name'],
  ],
};
