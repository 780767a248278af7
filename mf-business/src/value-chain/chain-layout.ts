/** Layout of the graph: node positions, keyboard navigation and line widths. */

export const ZOOM = { least: 0.6, most: 1.5 } as const;
/** Number of nodes in one column. */
export const IN_COLUMN = 10;
/** Distance between the centres of nodes in a column, in pixels. */
export const SPACING = 160;
export const NODE = { width: 264, height: 112 } as const;
const COLUMN_WIDTH = 384;
/** Line widths in pixels: for the largest figure, just above zero, and without a figure. */
const LINE = { most: 12, least: 2, none: 1 } as const;

/** Incoming activities are to the left of the product, outgoing ones to its right. */
export type Side = 'in' | 'out';

export interface Placed {
  readonly id: string;
  /** Centre of the node. */
  readonly x: number;
  readonly y: number;
}

/** Arranges nodes in columns of ten, centred on the product; the first column is nearest to it. */
export function placed(ids: readonly string[], side: Side): Placed[] {
  const towards = side === 'in' ? -1 : 1;
  return ids.map((id, index) => {
    const column = Math.floor(index / IN_COLUMN);
    const rows = Math.min(IN_COLUMN, ids.length - column * IN_COLUMN);
    const row = index % IN_COLUMN;
    return { id, x: towards * (column + 1) * COLUMN_WIDTH, y: (row - (rows - 1) / 2) * SPACING };
  });
}

/** Returns the position of the node that counts the hidden entries: below the last column. */
export function placeOfMore(shown: readonly Placed[], side: Side): Omit<Placed, 'id'> {
  const last = shown.at(-1);
  const towards = side === 'in' ? -1 : 1;
  return last ? { x: last.x, y: last.y + SPACING } : { x: towards * COLUMN_WIDTH, y: 0 };
}

/** Returns the width of a line in proportion to the largest figure. */
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

/**
 * Returns the node that an arrow key moves to: in the same column, or the nearest one to that side. Without one,
 * returns `id`.
 */
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
