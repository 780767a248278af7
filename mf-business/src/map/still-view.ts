import { STEPS } from './read-outlines';

export interface StillView {
  viewBox: string;
  /** Narrows a degree of longitude to its length at the latitude of the place. */
  stretch: number;
  /** Shifts at which the world is drawn: once more beside itself where the view comes near the date line. */
  shifts: readonly number[];
  x: number;
  y: number;
}

/** Degrees of latitude from the upper edge to the lower one. */
const HEIGHT = 14;
/** Degrees by which outlines go on over the date line. */
const BEYOND = 12;
/** Width to height. */
const SHAPE = 2;
/** Nearer to the poles a degree of longitude would have no length. */
const NARROWEST = 0.15;
const WORLD = 360 * STEPS;

/** The part of the world around a place, in steps of the outlines. */
export function stillView(latitude: number, longitude: number): StillView {
  const stretch = Math.max(NARROWEST, Math.cos((latitude * Math.PI) / 180));
  const [x, y] = [(longitude + 180) * STEPS * stretch, (90 - latitude) * STEPS];
  const [width, height] = [HEIGHT * SHAPE * STEPS, HEIGHT * STEPS];
  const [left, right] = [(x - width / 2) / stretch, (x + width / 2) / stretch];
  const shifts = [0, ...(left < BEYOND * STEPS ? [-WORLD] : []), ...(right > WORLD - BEYOND * STEPS ? [WORLD] : [])];
  const box = [x - width / 2, y - height / 2, width, height].map((each) => Math.round(each));
  return { viewBox: box.join(' '), stretch, shifts, x, y };
}
