import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { codeRefusal } from './code-refusal';

const requested = new Set<string>();
const failed = new Set<string>();

function link(remote: PortalRemote, path: string): void {
  const asset = remote.assets.find((known) => known.path === path);
  const href = remote.base + path;
  if (!asset || asset.kind === 'other' || requested.has(href)) return;
  requested.add(href);
  const element = document.createElement('link');
  element.rel = 'preload';
  element.as = asset.kind;
  element.href = href;
  element.integrity = asset.integrity;
  element.crossOrigin = 'anonymous';
  element.addEventListener('error', () => {
    element.remove();
    requested.delete(href);
    failed.add(href);
  });
  document.head.append(element);
}

/** Asks for the entry and the page's own files at once; without this the second would wait for the first. */
export function preload(remote: PortalRemote, files: readonly string[]): void {
  if (codeRefusal(remote)) return;
  for (const path of [remote.entry, ...files]) link(remote, path);
}

/**
 * Whether one of the files could not be preloaded since this was last asked. Browsers answer the next request for such a
 * file with that failure, without asking for it: only the second one is real.
 */
export const takePreloadFailures = (remote: PortalRemote, files: readonly string[]): boolean =>
  files.filter((path) => failed.delete(remote.base + path)).length > 0;
