import { STEPS } from './read-outlines';

export interface StillView {
  viewBox: string;
  /** Horizontal scale: the length of a degree of longitude at this latitude, relative to the equator. */
  stretch: number;
  /** Horizontal offsets at which the world is drawn; a second one where the view crosses the date line. */
  shifts: readonly number[];
  x: number;
  y: number;
}

/** Height of the view in degrees of latitude. */
const HEIGHT = 14;
/** Distance from the date line, in degrees, within which the world is drawn twice. */
const BEYOND = 12;
/** Ratio of width to height. */
const SHAPE = 2;
/** Lower limit of the horizontal scale, which would be 0 at the poles. */
const NARROWEST = 0.15;
const WORLD = 360 * STEPS;

/** Returns the view of the world around a position, in grid steps of the outlines. */
export function stillView(latitude: number, longitude: number): StillView {
  const stretch = Math.max(NARROWEST, Math.cos((latitude * Math.PI) / 180));
  const [x, y] = [(longitude + 180) * STEPS * stretch, (90 - latitude) * STEPS];
  const [width, height] = [HEIGHT * SHAPE * STEPS, HEIGHT * STEPS];
  const [left, right] = [(x - width / 2) / stretch, (x + width / 2) / stretch];
  const shifts = [0, ...(left < BEYOND * STEPS ? [-WORLD] : []), ...(right > WORLD - BEYOND * STEPS ? [WORLD] : [])];
  const box = [x - width / 2, y - height / 2, width, height].map((each) => Math.round(each));
  return { viewBox: box.join(' '), stretch, shifts, x, y };
}
