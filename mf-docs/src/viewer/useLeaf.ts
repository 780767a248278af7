import { useEffect, useState } from 'react';
import type { Leaf, Leaves } from './leaves';

/** Loads one page; null while loading, `'failed'` where it cannot be read. */
export function useLeaf(leaves: Leaves, page: number): Leaf | 'failed' | null {
  const [found, setFound] = useState<{ page: number; leaf: Leaf | 'failed' } | null>(null);
  useEffect(() => {
    let isWanted = true;
    leaves.leaf(page).then(
      (leaf) => isWanted && setFound({ page, leaf }),
      () => isWanted && setFound({ page, leaf: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [leaves, page]);
  return found?.page === page ? found.leaf : null;
}
