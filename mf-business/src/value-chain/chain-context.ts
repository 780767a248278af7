import { createContext, useContext } from 'react';
import type { ChainProduct } from './chain-entries';

interface GraphFacts {
  product: ChainProduct;
  /** The id of the node that has keyboard focus or was opened last. */
  current: string | null;
}

/** Data for all nodes. The graph library renders the nodes, so props cannot pass it. */
export const GraphContext = createContext<GraphFacts | null>(null);

export function useGraphFacts(): GraphFacts {
  const facts = useContext(GraphContext);
  if (!facts) throw new Error('A node outside a value chain');
  return facts;
}
