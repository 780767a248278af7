import { useEffect, useState } from 'react';
import type { Box } from '@lichen/contracts/docs/reading';
import { foundWords } from './found-words';
import type { Leaves } from './leaves';

export interface Hit {
  readonly page: number;
  readonly box: Box;
}

export interface Found {
  readonly hits: readonly Hit[];
  readonly isDone: boolean;
}

/** Maximum number of matches; more would not help a user who looks for one. */
const MOST_HITS = 500;
const NOTHING: Found = { hits: [], isDone: true };

async function search(leaves: Leaves, words: string, isWanted: () => boolean, tell: (found: Found) => void) {
  const hits: Hit[] = [];
  for (let page = 1; page <= leaves.count && hits.length < MOST_HITS && isWanted(); page += 1) {
    const runs = await leaves.leaf(page).then(
      (leaf) => leaf.words(),
      () => [],
    );
    hits.push(...foundWords(runs, words).map((box) => ({ page, box })));
    if (isWanted()) tell({ hits: [...hits], isDone: false });
  }
  if (isWanted()) tell({ hits: hits.slice(0, MOST_HITS), isDone: true });
}

/** Searches the pages of a document one after another and returns the matches found so far. */
export function useFind(leaves: Leaves, words: string): Found {
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    if (words.trim().length < 2) return setFound(NOTHING);
    let isWanted = true;
    void search(leaves, words, () => isWanted, setFound);
    return () => {
      isWanted = false;
    };
  }, [leaves, words]);
  return found;
}
