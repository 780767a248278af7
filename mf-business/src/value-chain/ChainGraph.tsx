import { useT } from '@lichen/kit';
import { ReactFlow, ReactFlowProvider, useReactFlow, useViewport } from '@xyflow/react';
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react';
import { GraphContext } from './chain-context';
import type { ChainEntry, ChainProduct } from './chain-entries';
import { flowOf, isMore, PRODUCT } from './chain-flow';
import { type Direction, following, type Side, ZOOM } from './chain-layout';
import { ActivityNode, MoreNode, ProductNode } from './ChainNodes';
import { ChainTools } from './ChainTools';
import './chain-graph.css';

interface Props {
  product: ChainProduct;
  incoming: readonly ChainEntry[];
  outgoing: readonly ChainEntry[];
  current: string | null;
  onCurrent: (id: string) => void;
  onOpen: (id: string) => void;
  isFull: boolean;
  /** Enters or leaves full screen. */
  onFull: () => void;
}

const NODE_TYPES = { activity: ActivityNode, more: MoreNode, product: ProductNode };
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/** Below this zoom factor, text keeps the size that it has at the factor. */
const READABLE = 0.8;
const FIT = { minZoom: ZOOM.least, maxZoom: 1, padding: 0.08 };
const motion = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150);

/** The graph of a value chain: incoming activities, the product, outgoing activities. */
export const ChainGraph = (props: Props) => (
  <ReactFlowProvider>
    <Graph {...props} />
  </ReactFlowProvider>
);

function Graph({ product, incoming, outgoing, current, onCurrent, onOpen, isFull, onFull }: Props) {
  const t = useT();
  const flow = useReactFlow();
  const { zoom } = useViewport();
  const [columns, setColumns] = useState<Record<Side, number>>({ in: 1, out: 1 });
  const { nodes, edges, places } = useMemo(() => flowOf(incoming, outgoing, columns), [incoming, outgoing, columns]);
  const at = places.some(({ id }) => id === current) ? (current as string) : PRODUCT;

  const fit = () => void flow.fitView({ ...FIT, duration: motion() });
  const choose = (id: string) => {
    const side = isMore(id);
    if (side) setColumns({ ...columns, [side]: columns[side] + 1 });
    else if (id !== PRODUCT) onOpen(id);
  };
  const walk = (direction: Direction) => {
    const next = following(places, at, direction);
    const place = places.find(({ id }) => id === next);
    onCurrent(next);
    if (place) void flow.setCenter(place.x, place.y, { zoom, duration: motion() });
  };
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => choose(at),
    f: onFull,
    '0': fit,
    '+': () => void flow.zoomIn({ duration: motion() }),
    '-': () => void flow.zoomOut({ duration: motion() }),
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    const act = direction ? () => walk(direction) : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="biz-chain-graph">
      <GraphContext value={{ product, current }}>
        {/* The graph is a single tab stop; arrow keys move between its nodes. */}
        <ReactFlow
          className="biz-chain-canvas"
          tabIndex={0}
          aria-label={t('Value chain as a graph: arrow keys walk, Enter opens, F for full screen, 0 to fit')}
          aria-activedescendant={`biz-chain-${at}`}
          onKeyDown={press}
          style={{ '--biz-chain-letters': Math.max(1, READABLE / zoom) } as CSSProperties}
          {...{ nodes, edges, nodeTypes: NODE_TYPES }}
          {...{ minZoom: ZOOM.least, maxZoom: ZOOM.most, fitView: true, fitViewOptions: FIT }}
          {...{ nodesDraggable: false, nodesConnectable: false, nodesFocusable: false, edgesFocusable: false }}
          {...{ elementsSelectable: false, deleteKeyCode: null, selectionKeyCode: null, disableKeyboardA11y: true }}
          // The wheel scrolls the page, and zooms with Ctrl or in full screen.
          {...{ zoomOnScroll: isFull, preventScrolling: isFull, zoomOnDoubleClick: false }}
          proOptions={{ hideAttribution: true }}
          onNodeClick={(_event, { id }) => choose(id)}
        />
      </GraphContext>
      <ChainTools {...{ zoom, isFull, onFull }} onZoom={(act) => keys[act]?.()} />
    </div>
  );
}
