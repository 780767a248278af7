/** The map of several places, apart because what draws it is heavy: it comes when such a map is opened. */
export {
  type GeoJSONSource,
  type MapGeoJSONFeature,
  type OpenedMap,
  openMap,
  type StyleSpecification,
} from '../map/open-map';
