/** Latitude and longitude in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH_RADIUS = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance of two points in km, within 0.6 % of the ellipsoid. */
export function greatCircle(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const north = Math.sin((lat2 - lat1) / 2) ** 2;
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(lat1) * Math.cos(lat2) * east)));
}
