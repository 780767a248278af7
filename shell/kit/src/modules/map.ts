/** The map of several places; a separate module because its library is large. Loaded when such a map opens. */
export {
  type GeoJSONSource,
  type MapGeoJSONFeature,
  type OpenedMap,
  openMap,
  type StyleSpecification,
} from '../map/open-map';
