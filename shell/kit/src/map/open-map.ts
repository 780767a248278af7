import { Map as GlMap, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import './map.css';

export type { GeoJSONSource, MapGeoJSONFeature, StyleSpecification } from 'maplibre-gl';
export type OpenedMap = GlMap;

/** Nearer than this, outlines of 200ths of a degree say nothing. */
const NEAREST = 14;

let hasThread = false;

function startThread(): void {
  if (hasThread) return;
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-csp-worker.js', import.meta.url).href);
  hasThread = true;
}

/**
 * Opens a map that can be moved and zoomed, with north up. Refuses with an error where the browser cannot draw it.
 * Whoever opens it removes it. Texts are those of the library's own parts, in the language of the reader.
 */
export function openMap(options: Required<Pick<MapOptions, 'container' | 'style' | 'locale'>>): OpenedMap {
  startThread();
  const map = new GlMap({
    ...options,
    ...{ maxZoom: NEAREST, dragRotate: false, pitchWithRotate: false, touchPitch: false, fadeDuration: 0 },
    // The page scrolls over the map; with Ctrl, or two fingers, the map moves.
    cooperativeGestures: true,
    attributionControl: false,
    canvasContextAttributes: { antialias: false },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
