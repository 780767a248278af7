/** A small grey picture, one byte a pixel; lower values are darker. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const MOST_DEGREES = 5;
const COARSE = 0.5;
const FINE = 0.05;
const DARK = 128;

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Maximum number of dark pixels sampled; more would not change the result. */
const MOST_DOTS = 60_000;

function dotsOf({ pixels, width, height }: GreyPicture): Dot[] {
  const dark: Dot[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if ((pixels[y * width + x] ?? 255) < DARK) dark.push({ x, y });
  const step = Math.max(1, Math.ceil(dark.length / MOST_DOTS));
  return step === 1 ? dark : dark.filter((_, at) => at % step === 0);
}

/** Returns how sharply rows separate at an angle: highest if ink is in few rows with none between. */
function sharpness(dots: readonly Dot[], degrees: number, { width, height }: GreyPicture): number {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const offset = Math.ceil(width * Math.abs(sin)) + 1;
  const rows = new Uint32Array(height + 2 * offset + 2);
  for (const { x, y } of dots) {
    const row = Math.round(y * cos - x * sin) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < rows.length; at += 1) sum += ((rows[at] ?? 0) - (rows[at - 1] ?? 0)) ** 2;
  return sum;
}

function best(degrees: readonly number[], dots: readonly Dot[], picture: GreyPicture): number {
  const scored = degrees.map((each) => ({ each, score: sharpness(dots, each, picture) }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).each;
}

const around = (middle: number, reach: number, step: number): number[] =>
  Array.from({ length: Math.round((2 * reach) / step) + 1 }, (_, at) => middle - reach + at * step);

/** Returns the degrees by which the lines slope down to the right, from -5 to 5 in steps of 0.05. */
export function skewOf(picture: GreyPicture): number {
  const dots = dotsOf(picture);
  if (dots.length < 200) return 0;
  const coarse = best(around(0, MOST_DEGREES, COARSE), dots, picture);
  const fine = best(around(coarse, COARSE, FINE), dots, picture);
  return Math.abs(fine) < FINE / 2 ? 0 : fine;
}
