import type { Release } from './release';

/**
 * What was seen of a release in a browser before it was stored. Whoever releases says it: the server has no browser, and
 * holds against the release only whether everything is named.
 */
export type BrowserProof =
  | {
      /** The browser and its version. */
      browser: string;
      /** Pages and widgets that were opened, as the release names them. */
      opened: readonly string[];
    }
  /** Why nothing was opened. */
  | { without: string };

type Parts = Pick<Release, 'pages' | 'widgets' | 'code'>;

/** Pages and widgets that have other code than in another version; all of them where one says nothing of its code. */
export function changedParts({ pages, widgets, code }: Parts, other: Pick<Release, 'code'> | undefined): string[] {
  const exposed = new Set([...pages, ...widgets].map(({ expose }) => expose));
  return [...exposed].filter((expose) => !code?.[expose] || code[expose] !== other?.code?.[expose]);
}
