import { createContext, useContext } from 'react';
import type { ChainProduct } from './chain-entries';

interface GraphFacts {
  product: ChainProduct;
  /** The node that has the keyboard, or was opened last. */
  current: string | null;
}

/** What nodes show beside their own data; the library draws them, so that it cannot be handed down. */
export const GraphContext = createContext<GraphFacts | null>(null);

export function useGraphFacts(): GraphFacts {
  const facts = useContext(GraphContext);
  if (!facts) throw new Error('A node outside a value chain');
  return facts;
}
