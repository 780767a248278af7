import { Map as GlMap, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import './map.css';

export type { GeoJSONSource, MapGeoJSONFeature, StyleSpecification } from 'maplibre-gl';
export type OpenedMap = GlMap;

/** Largest zoom level; outlines are only accurate to 1/200 of a degree. */
const NEAREST = 14;

let hasThread = false;

function startThread(): void {
  if (hasThread) return;
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-csp-worker.js', import.meta.url).href);
  hasThread = true;
}

/**
 * Opens a map that can be moved and zoomed, with north up. Throws if the browser cannot draw it. The caller removes it.
 * `locale` contains the library's own texts in the reader's language.
 */
export function openMap(options: Required<Pick<MapOptions, 'container' | 'style' | 'locale'>>): OpenedMap {
  startThread();
  const map = new GlMap({
    ...options,
    ...{ maxZoom: NEAREST, dragRotate: false, pitchWithRotate: false, touchPitch: false, fadeDuration: 0 },
    // Scrolling over the map scrolls the page; with Ctrl or two fingers it moves the map.
    cooperativeGestures: true,
    attributionControl: false,
    canvasContextAttributes: { antialias: false },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
