import type { MapTiles } from '@lichen/contracts/portal/portal';
import { useScheme, useT } from '@lichen/kit';
import { type GeoJSONSource, openMap, type OpenedMap } from '@lichen/kit/map';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Drawn, drawnOn, type Group, groupOf } from './drawn-on';
import { CHOSEN, chosenFilter, coloursNow, GROUPS, mapStyle, PICTURES, PLACES, SINGLES } from './map-style';
import { boundsOf, featuresOf, type Placed } from './places';
import type { Outlines } from './read-outlines';

interface MapInput {
  places: readonly Placed[];
  outlines: Outlines;
  tiles: MapTiles | null;
  /** Called with the index of the location that the user has clicked. */
  onChoose: (at: number) => void;
}

export interface PlacesMap {
  holder: RefObject<HTMLDivElement | null>;
  /** The visible locations; null until the map is first drawn. */
  drawn: Drawn | null;
  /** True where the browser cannot draw the map, or has lost its WebGL context. */
  isLost: boolean;
  /** True where map tiles could not be loaded; the outlines are still shown. */
  lacksPictures: boolean;
  zoom: (by: 1 | -1) => void;
  fit: () => void;
  zoomTo: (group: Group) => void;
  mark: (at: number | null) => void;
}

/** Padding around the outermost locations, in pixels. */
const PADDING = 40;
/** Highest zoom when fitting, so that a single location is shown with its surroundings. */
const NEAREST_FIT = 9;

function fitAll(map: OpenedMap, places: readonly Placed[]): void {
  const bounds = boundsOf(places);
  if (!bounds) return;
  const { west, south, east, north } = bounds;
  const corners = [west, south, east, north] as [number, number, number, number];
  map.fitBounds(corners, { padding: PADDING, maxZoom: NEAREST_FIT, animate: false });
}

const placesOf = (map: OpenedMap) => map.getSource(PLACES) as GeoJSONSource;

async function zoomInto(map: OpenedMap, { id, longitude, latitude }: Group): Promise<void> {
  // The map may have formed new clusters meanwhile, whose ids differ.
  const zoom = await placesOf(map)
    .getClusterExpansionZoom(id)
    .catch(() => map.getZoom() + 2);
  map.easeTo({ center: [longitude, latitude], zoom });
}

/** Opens a map in an element and removes it when the page is left. */
export function usePlacesMap({ places, outlines, tiles, onChoose }: MapInput): PlacesMap {
  const t = useT();
  const scheme = useScheme();
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef({ places, onChoose });
  latest.current = { places, onChoose };
  const [map, setMap] = useState<OpenedMap | null>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [isLost, setLost] = useState(false);
  const [lacksPictures, setLacksPictures] = useState(false);

  useEffect(() => {
    const container = holder.current;
    if (!container) return;
    let opened: OpenedMap;
    try {
      const style = mapStyle({ outlines, tiles, places: featuresOf([]), colours: coloursNow() });
      opened = openMap({ container, style, locale: textsOf(t) });
    } catch {
      setLost(true);
      return;
    }
    opened.on('load', () => setMap(opened));
    opened.on('idle', () => setDrawn(drawnOn(opened, latest.current.places)));
    opened.on('webglcontextlost', () => setLost(true));
    opened.on('webglcontextrestored', () => setLost(false));
    opened.on('error', (event) => {
      if ('sourceId' in event && event.sourceId === PICTURES) setLacksPictures(true);
    });
    listenToPointer(opened, (at) => latest.current.onChoose(at));
    return () => {
      setMap(null);
      opened.remove();
    };
  }, [outlines, tiles, t]);

  useEffect(() => {
    if (!map) return;
    placesOf(map).setData(featuresOf(places));
    map.setFilter(CHOSEN, chosenFilter(null));
    fitAll(map, places);
  }, [map, places]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page, which has put the scheme on
  useEffect(() => {
    if (map)
      for (const [layer, name, colour] of coloursNow()) map.setPaintProperty(layer, name as 'fill-color', colour);
  }, [map, scheme]);

  return {
    ...{ holder, drawn, isLost, lacksPictures },
    zoom: (by) => void (by > 0 ? map?.zoomIn() : map?.zoomOut()),
    fit: () => map && fitAll(map, places),
    zoomTo: (group) => map && void zoomInto(map, group),
    mark: (at) => map?.setFilter(CHOSEN, chosenFilter(at)),
  };
}

/** Translated texts of the map library. */
const textsOf = (t: ReturnType<typeof useT>) => ({
  'Map.Title': t('Map of locations: arrow keys move it, + and − zoom. The list beside it has the same locations.'),
  'CooperativeGesturesHandler.WindowsHelpText': t('Use Ctrl and the wheel to zoom the map'),
  'CooperativeGesturesHandler.MacHelpText': t('Use ⌘ and the wheel to zoom the map'),
  'CooperativeGesturesHandler.MobileHelpText': t('Use two fingers to move the map'),
});

function listenToPointer(map: OpenedMap, choose: (at: number) => void): void {
  map.on('click', SINGLES, ({ features }) => choose(Number(features?.[0]?.properties['at'])));
  map.on('click', GROUPS, ({ features }) => {
    const group = features?.[0] && groupOf(features[0]);
    if (group) void zoomInto(map, group);
  });
  for (const layer of [SINGLES, GROUPS]) {
    map.on('mouseenter', layer, () => map.getCanvas().style.setProperty('cursor', 'pointer'));
    map.on('mouseleave', layer, () => map.getCanvas().style.removeProperty('cursor'));
  }
}
