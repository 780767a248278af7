import type { MapGeoJSONFeature, OpenedMap } from '@lichen/kit/map';
import { GROUPS, SINGLES } from './map-style';
import { type Placed, placesIn } from './places';

/** Locations that are drawn as one cluster. */
export interface Group {
  readonly id: number;
  readonly count: number;
  /** Name of one of the locations. */
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The content of the map, for the list beside it. */
export interface Drawn {
  readonly inView: readonly Placed[];
  readonly groups: readonly Group[];
  /** Locations with a marker of their own. */
  readonly singles: readonly Placed[];
}

/** Returns the cluster that a map feature stands for; null where its geometry is not a point. */
export function groupOf({ properties, geometry }: Pick<MapGeoJSONFeature, 'properties' | 'geometry'>): Group | null {
  if (geometry.type !== 'Point') return null;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const { cluster_id, point_count, name } = properties;
  return { id: Number(cluster_id), count: Number(point_count), name: String(name), longitude, latitude };
}

/** Removes duplicates: where the map repeats the world, it returns each marker twice. */
const once = <T>(all: readonly T[], key: (one: T) => unknown): T[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

/** Returns what the map shows: the largest groups first, single locations in the order of `places`. */
export function drawnOn(map: OpenedMap, places: readonly Placed[]): Drawn {
  const edges = map.getBounds();
  const [west, east] = [edges.getWest(), edges.getEast()];
  const bounds = { west, east, south: edges.getSouth(), north: edges.getNorth() };
  const marks = (layer: string) => map.queryRenderedFeatures({ layers: [layer] });
  const groups = once(
    marks(GROUPS).flatMap((mark) => groupOf(mark) ?? []),
    ({ id }) => id,
  );
  const alone = once(
    marks(SINGLES).map(({ properties }) => Number(properties['at'])),
    (at) => at,
  );
  return {
    inView: placesIn(places, bounds),
    groups: groups.sort((a, b) => b.count - a.count),
    singles: alone.sort((a, b) => a - b).flatMap((at) => places[at] ?? []),
  };
}
