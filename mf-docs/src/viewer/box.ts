import type { Box } from '@lichen/contracts/docs/reading';

/** Returns the number of clockwise quarter turns, 0 to 3. */
export const quarters = (degrees: number): number => ((Math.round(degrees / 90) % 4) + 4) % 4;

const quarterTurn = ({ x, y, width, height }: Box): Box => ({ x: 1 - y - height, y: x, width: height, height: width });

/** Returns the position of a box after the page has been rotated clockwise by `degrees`. */
export function turned(box: Box, degrees: number): Box {
  let found = box;
  for (let turn = 0; turn < quarters(degrees); turn += 1) found = quarterTurn(found);
  return found;
}

/** Returns the box before rotation, for a box drawn on a page that is rotated by `degrees`. */
export const unturned = (box: Box, degrees: number): Box => turned(box, 360 - quarters(degrees) * 90);

export interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Returns the rectangle between two corners, clipped to the page. */
export function between(one: Point, other: Point): Box {
  const [x1, x2] = [within(Math.min(one.x, other.x)), within(Math.max(one.x, other.x))];
  const [y1, y2] = [within(Math.min(one.y, other.y)), within(Math.max(one.y, other.y))];
  return { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
}

/** A smaller box counts as an accidental click; as a share of the page. */
const SMALLEST = 0.004;
/** Returns true where a box is large enough to be intended. */
export const isDrawn = ({ width, height }: Box): boolean => width >= SMALLEST && height >= SMALLEST;

const moved = (box: Box, x: number, y: number): Box => ({
  ...box,
  x: Math.min(1 - box.width, Math.max(0, box.x + x)),
  y: Math.min(1 - box.height, Math.max(0, box.y + y)),
});

const sized = (box: Box, width: number, height: number): Box => ({
  ...box,
  width: Math.min(1 - box.x, Math.max(SMALLEST, box.width + width)),
  height: Math.min(1 - box.y, Math.max(SMALLEST, box.height + height)),
});

const STEP = 0.01;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Returns the box after an arrow key: moved, or resized with `isSized`. Null for any other key. */
export function afterArrow(box: Box, key: string, isSized: boolean): Box | null {
  const way = WAYS[key];
  if (!way) return null;
  return isSized ? sized(box, ...way) : moved(box, ...way);
}

/** Returns the position of a box as CSS percentages of its container. */
export const inPercent = ({ x, y, width, height }: Box) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
