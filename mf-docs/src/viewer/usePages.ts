import { useEffect, useState } from 'react';
import type { Leaves } from './leaves';

/** The source of pages: a PDF, images, or pages that the server makes of another file. */
export type Source =
  | { readonly kind: 'pdf'; readonly address: string }
  | { readonly kind: 'pictures'; readonly addresses: readonly string[] }
  /** `call` returns the pages of the record `id`, whose file is at `address`. */
  | { readonly kind: 'made'; readonly call: string; readonly id: string; readonly address: string };

export type Pages =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly leaves: Leaves }
  | { readonly state: 'failed'; readonly error: unknown };

const OPENING: Pages = { state: 'opening' };

async function opened(source: Source, closes: (close: () => void) => void): Promise<Leaves> {
  if (source.kind === 'pictures') return (await import('./picture-leaves')).pictureLeaves(source.addresses);
  if (source.kind === 'made')
    return (await import('./typeset-leaves')).openMadeLeaves(source.call, source.id, source.address);
  const { leaves, close } = (await import('./pdf-leaves')).openPdfLeaves(source.address);
  closes(close);
  return leaves;
}

/** Opens a document and reopens it when the source or `round` changes. The code for its format is loaded on demand. */
export function usePages(source: Source, round = 0): Pages {
  const [pages, setPages] = useState<Pages>(OPENING);
  const key = JSON.stringify(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the source; the round opens it again
  useEffect(() => {
    let isWanted = true;
    let close: () => void = () => undefined;
    const closes = (end: () => void) => {
      close = end;
      if (!isWanted) end();
    };
    setPages(OPENING);
    opened(source, closes).then(
      (leaves) => isWanted && setPages({ state: 'open', leaves }),
      (error: unknown) => isWanted && setPages({ state: 'failed', error }),
    );
    return () => {
      isWanted = false;
      close();
    };
  }, [key, round]);
  return pages;
}
