import type { Release } from './release';

/**
 * Record of the pages and widgets of a release that were opened in a browser before it was stored. The publisher
 * supplies it: the server has no browser and only checks that every changed page and widget is listed.
 */
export type BrowserProof =
  | {
      /** The browser and its version. */
      browser: string;
      /** Pages and widgets that were opened, by the names in the release. */
      opened: readonly string[];
    }
  /** Reason why nothing was opened. */
  | { without: string };

type Parts = Pick<Release, 'pages' | 'widgets' | 'code'>;

/** Returns the pages and widgets whose code hash is missing or differs from that of the other version. */
export function changedParts({ pages, widgets, code }: Parts, other: Pick<Release, 'code'> | undefined): string[] {
  const exposed = new Set([...pages, ...widgets].map(({ expose }) => expose));
  return [...exposed].filter((expose) => !code?.[expose] || code[expose] !== other?.code?.[expose]);
}
