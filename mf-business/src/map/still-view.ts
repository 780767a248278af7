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

interface Extent {
  /** Height of the view in degrees of latitude. */
  height: number;
  /** Ratio of width to height. */
  shape: number;
  /** Distance of the edge from the date line, in degrees, within which the world is drawn twice. */
  beyond: number;
}

/** The surroundings of a location. */
export const NEAR: Extent = { height: 5, shape: 2, beyond: 12 };
/** The part of the continent that the surroundings are in. */
export const FAR: Extent = { height: 36, shape: 1, beyond: 30 };

/** Lower limit of the horizontal scale, which would be 0 at the poles. */
const NARROWEST = 0.15;
const WORLD = 360 * STEPS;
/** Mean length of a degree of latitude. */
const KM_PER_DEGREE = 111.195;

/** Returns the view of the world around a position, in grid steps of the outlines. */
export function stillView(latitude: number, longitude: number, { height: tall, shape, beyond }: Extent): StillView {
  const stretch = Math.max(NARROWEST, Math.cos((latitude * Math.PI) / 180));
  const [x, y] = [(longitude + 180) * STEPS * stretch, (90 - latitude) * STEPS];
  const [width, height] = [tall * shape * STEPS, tall * STEPS];
  const [left, right] = [(x - width / 2) / stretch, (x + width / 2) / stretch];
  const shifts = [0, ...(left < beyond * STEPS ? [-WORLD] : []), ...(right > WORLD - beyond * STEPS ? [WORLD] : [])];
  const box = [x - width / 2, y - height / 2, width, height].map((each) => Math.round(each));
  return { viewBox: box.join(' '), stretch, shifts, x, y };
}

/** Returns a distance as a share of the height and of the width of a view, in percent. */
export function shareOf(kilometres: number, { height, shape }: Extent): { ofHeight: number; ofWidth: number } {
  const ofHeight = (kilometres / KM_PER_DEGREE / height) * 100;
  return { ofHeight, ofWidth: ofHeight / shape };
}
