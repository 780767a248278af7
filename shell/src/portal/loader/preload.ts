import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { codeRefusal } from './code-refusal';

interface PreloadedFile {
  /** Resolves when the file has loaded or failed; rejects when it was given up. */
  settled: Promise<void>;
  /** Cancels a request that is still pending, to free its connection. */
  giveUp: () => void;
}

/** Error for files that took too long and were cancelled, so that others get their connections. */
export class GivenUp extends Error {}

const asked = new Map<string, PreloadedFile>();
const failed = new Set<string>();

/** Browsers without preload support fire no load event either. */
const tells = (element: HTMLLinkElement): boolean => element.relList?.supports?.('preload') === true;

function ask(href: string, element: HTMLLinkElement): PreloadedFile {
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
      // Removing a link cancels its request; that of a script would continue.
      takeAway();
      reject(new GivenUp(`${href} took too long`));
    };
    if (!tells(element)) over();
  });
  // Avoids an unhandled rejection when nothing awaits the promise.
  settled.catch(() => undefined);
  return { settled, giveUp };
}

function link(remote: PortalRemote, path: string): PreloadedFile[] {
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
  /** Resolves when no request is pending any more; rejects when a pending one is given up. */
  settled: Promise<unknown>;
  giveUp(): void;
}

/** Requests the entry and the page's own files in parallel; otherwise the files would wait for the entry. */
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
 * True when a preload of one of the files has failed since the last call. Browsers answer the next request for such a
 * file with the same failure, without a request; only the second one reaches the server.
 */
export const takePreloadFailures = (remote: PortalRemote, files: readonly string[]): boolean =>
  files.filter((path) => failed.delete(remote.base + path)).length > 0;
