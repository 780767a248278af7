import type { Edge, Node } from '@xyflow/react';
import type { ChainEntry } from './chain-entries';
import { IN_COLUMN, lineWidth, NODE, type Placed, placed, placeOfMore, type Side } from './chain-layout';

export const PRODUCT = 'product';
const MORE: Readonly<Record<Side, string>> = { in: 'more-in', out: 'more-out' };

export type ChainNode =
  | Node<{ entry: ChainEntry }, 'activity'>
  | Node<{ count: number }, 'more'>
  | Node<Record<string, never>, 'product'>;

export type Columns = Readonly<Record<Side, number>>;

interface Flow {
  readonly nodes: ChainNode[];
  readonly edges: Edge[];
  readonly places: readonly Placed[];
}

/** Returns the side of a node that counts hidden entries; null for any other node. */
export const isMore = (id: string): Side | null => (id === MORE.in ? 'in' : id === MORE.out ? 'out' : null);

/** Hides the library's English labels of lines; the table names the same links in the user's language. */
const UNSAID = {
  ariaRole: 'presentation',
  domAttributes: { 'aria-label': undefined, 'aria-roledescription': undefined },
} as const;

/** The size is fixed, so that the library need not measure nodes before the first drawing. */
const boxOf = ({ id, x, y }: Placed) => ({
  id,
  position: { x: x - NODE.width / 2, y: y - NODE.height / 2 },
  ...NODE,
  domAttributes: { 'aria-roledescription': undefined },
});

function lineOf(entry: ChainEntry, largest: number): Edge {
  const strokeWidth = lineWidth(entry.kg, largest);
  const [source, target] = entry.side === 'in' ? [entry.id, PRODUCT] : [PRODUCT, entry.id];
  const colour = strokeWidth > 1 ? `var(--${entry.scope.replace('_', '-')}-earlier, var(--control))` : 'var(--control)';
  return { id: `to-${entry.id}`, source, target, style: { strokeWidth, stroke: colour }, ...UNSAID };
}

/**
 * Returns the nodes and lines of the shown columns, with a node below the last column that counts the hidden entries.
 */
export function flowOf(incoming: readonly ChainEntry[], outgoing: readonly ChainEntry[], columns: Columns): Flow {
  const product: Placed = { id: PRODUCT, x: 0, y: 0 };
  const largest = Math.max(0, ...[...incoming, ...outgoing].map(({ kg }) => kg ?? 0));
  const nodes: ChainNode[] = [{ ...boxOf(product), type: 'product', data: {} }];
  const edges: Edge[] = [];
  const places: Placed[] = [product];
  for (const [side, entries] of [['in', incoming] as const, ['out', outgoing] as const]) {
    const shown = entries.slice(0, columns[side] * IN_COLUMN);
    const at = placed(
      shown.map(({ id }) => id),
      side,
    );
    places.push(...at);
    shown.forEach((entry, index) => {
      nodes.push({ ...boxOf(at[index] as Placed), type: 'activity', data: { entry } });
      edges.push(lineOf(entry, largest));
    });
    if (shown.length === entries.length) continue;
    const more = { id: MORE[side], ...placeOfMore(at, side) };
    places.push(more);
    nodes.push({ ...boxOf(more), type: 'more', data: { count: entries.length - shown.length } });
  }
  return { nodes, edges, places };
}
