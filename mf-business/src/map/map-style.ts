import type { StyleSpecification } from '@lichen/kit/map';
import type { MapTiles } from '@lichen/contracts/portal/portal';
import { bordersOf, landOf } from './outline-features';
import type { featuresOf } from './places';
import type { Outlines } from './read-outlines';

/** Ids of the map's layers and sources. */
export const GROUPS = 'groups';
export const SINGLES = 'singles';
export const PLACES = 'places';
export const PICTURES = 'pictures';
export const CHOSEN = 'chosen';

/** The CSS variable with the colour of each layer. */
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

/** Colours by layer and paint property. */
export type Painted = readonly (readonly [layer: string, property: string, colour: string])[];

/** Returns the colours of the current colour scheme of the page. */
export function coloursNow(): Painted {
  const worn = getComputedStyle(document.documentElement);
  return COLOURS.map(([layer, property, name]) => [layer, property, worn.getPropertyValue(name).trim()]);
}

/** Filter for the layer that highlights the chosen location; matches none where `at` is null. */
export const chosenFilter = (at: number | null) => ['==', ['get', 'at'], at ?? -1] as ['==', ['get', string], number];

interface Shown {
  outlines: Outlines;
  places: ReturnType<typeof featuresOf>;
  tiles: MapTiles | null;
  colours: Painted;
}

/**
 * Returns the map style: outlines or map tiles, with locations above them. Close locations form a cluster that shows
 * their number.
 */
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

/** Gives each cluster the name of one of its locations, for its text. */
const FIRST_NAME = {
  name: [
    ['coalesce', ['accumulated'], ['get', 'name']],
    ['get', 'name'],
  ],
};
