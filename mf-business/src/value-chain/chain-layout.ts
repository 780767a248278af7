/** The arithmetic of the graph: where each node lies, which follows by the keyboard, and how wide a line is. */

export const ZOOM = { least: 0.6, most: 1.5 } as const;
/** Nodes that stand above each other. */
export const IN_COLUMN = 10;
/** From the middle of a node to that of the next one below it. */
export const SPACING = 160;
export const NODE = { width: 264, height: 112 } as const;
const COLUMN_WIDTH = 384;
/** Lines of the largest figure, of the smallest, and of none. */
const LINE = { most: 12, least: 2, none: 1 } as const;

/** What comes in stands to the left of the product, what goes out to its right. */
export type Side = 'in' | 'out';

export interface Placed {
  readonly id: string;
  /** Middle of the node. */
  readonly x: number;
  readonly y: number;
}

/** Ten nodes a column around the height of the product, the first column next to it. */
export function placed(ids: readonly string[], side: Side): Placed[] {
  const towards = side === 'in' ? -1 : 1;
  return ids.map((id, index) => {
    const column = Math.floor(index / IN_COLUMN);
    const rows = Math.min(IN_COLUMN, ids.length - column * IN_COLUMN);
    const row = index % IN_COLUMN;
    return { id, x: towards * (column + 1) * COLUMN_WIDTH, y: (row - (rows - 1) / 2) * SPACING };
  });
}

/** Place of the node that stands for those not shown: beneath the last column. */
export function placeOfMore(shown: readonly Placed[], side: Side): Omit<Placed, 'id'> {
  const last = shown.at(-1);
  const towards = side === 'in' ? -1 : 1;
  return last ? { x: last.x, y: last.y + SPACING } : { x: towards * COLUMN_WIDTH, y: 0 };
}

/** Width of a line in proportion to the largest figure. */
export const lineWidth = (kg: number | null, largest: number): number =>
  kg === null || kg <= 0 || largest <= 0 ? LINE.none : LINE.least + (LINE.most - LINE.least) * (kg / largest);

export type Direction = 'up' | 'down' | 'left' | 'right';

const distance = (a: number, b: number) => Math.abs(a - b);

function nearest(from: Placed, nodes: readonly Placed[], by: 'x' | 'y'): Placed | undefined {
  const across = by === 'x' ? 'y' : 'x';
  const before = (a: Placed, b: Placed) =>
    distance(a[by], from[by]) - distance(b[by], from[by]) ||
    distance(a[across], from[across]) - distance(b[across], from[across]);
  return [...nodes].sort(before)[0];
}

/** The node that an arrow key leads to: within the column, or the nearest of the next column. Without one it stays. */
export function following(nodes: readonly Placed[], id: string, direction: Direction): string {
  const from = nodes.find((node) => node.id === id);
  if (!from) return id;
  const ahead: Readonly<Record<Direction, (node: Placed) => boolean>> = {
    up: ({ x, y }) => x === from.x && y < from.y,
    down: ({ x, y }) => x === from.x && y > from.y,
    left: ({ x }) => x < from.x,
    right: ({ x }) => x > from.x,
  };
  const found = nearest(from, nodes.filter(ahead[direction]), direction === 'up' || direction === 'down' ? 'y' : 'x');
  return found?.id ?? id;
}
