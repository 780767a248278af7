import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { codeRefusal } from './code-refusal';

interface Asked {
  /** Resolves once the file came, or did not; rejects when nobody waits for it any more. */
  settled: Promise<void>;
  /** Frees the connection that a file holds which is still on its way. */
  giveUp: () => void;
}

/** Files that hang were let go of, so that others get their connections. */
export class GivenUp extends Error {}

const asked = new Map<string, Asked>();
const failed = new Set<string>();

/** Browsers that do not preload tell of no arrival either. */
const tells = (element: HTMLLinkElement): boolean => element.relList?.supports?.('preload') === true;

function ask(href: string, element: HTMLLinkElement): Asked {
  let isOnItsWay = true;
  let giveUp: () => void = () => undefined;
  const settled = new Promise<void>((resolve, reject) => {
    const over = () => {
      isOnItsWay = false;
      resolve();
    };
    const takeAway = () => {
      element.remove();
      asked.delete(href);
    };
    element.addEventListener('load', over);
    element.addEventListener('error', () => {
      takeAway();
      failed.add(href);
      over();
    });
    giveUp = () => {
      if (!isOnItsWay) return;
      // The request of a link that leaves the document is cancelled; that of a script would go on.
      takeAway();
      reject(new GivenUp(`${href} took too long`));
    };
    if (!tells(element)) over();
  });
  // Nobody may be waiting.
  settled.catch(() => undefined);
  return { settled, giveUp };
}

function link(remote: PortalRemote, path: string): Asked[] {
  const asset = remote.assets.find((known) => known.path === path);
  const href = remote.base + path;
  if (!asset || asset.kind === 'other') return [];
  const known = asked.get(href);
  if (known) return [known];
  const element = document.createElement('link');
  element.rel = 'preload';
  element.as = asset.kind;
  element.href = href;
  element.integrity = asset.integrity;
  element.crossOrigin = 'anonymous';
  const own = ask(href, element);
  asked.set(href, own);
  document.head.append(element);
  return [own];
}

export interface Preloaded {
  /** Resolves when nothing is on its way any more; rejects when what hangs is given up. */
  settled: Promise<unknown>;
  giveUp(): void;
}

/** Asks for the entry and the page's own files at once; without this the second would wait for the first. */
export function preload(remote: PortalRemote, files: readonly string[]): Preloaded {
  const all = codeRefusal(remote) ? [] : [remote.entry, ...files].flatMap((path) => link(remote, path));
  return {
    settled: Promise.all(all.map(({ settled }) => settled)),
    giveUp: () => {
      for (const { giveUp } of all) giveUp();
    },
  };
}

/**
 * Whether one of the files could not be preloaded since this was last asked. Browsers answer the next request for such a
 * file with that failure, without asking for it: only the second one is real.
 */
export const takePreloadFailures = (remote: PortalRemote, files: readonly string[]): boolean =>
  files.filter((path) => failed.delete(remote.base + path)).length > 0;
