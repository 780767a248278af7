import type { PortalRemote } from '@lichen/contracts/portal';

const asked = new Set<string>();

function link(remote: PortalRemote, path: string): void {
  const asset = remote.assets.find((known) => known.path === path);
  const href = remote.base + path;
  if (!asset || asset.kind === 'other' || asked.has(href)) return;
  asked.add(href);
  const element = document.createElement('link');
  element.rel = 'preload';
  element.as = asset.kind;
  element.href = href;
  element.integrity = asset.integrity;
  element.crossOrigin = 'anonymous';
  document.head.append(element);
}

/** Asks for the entry and the page's own files at once; without this the second would wait for the first. */
export function preload(remote: PortalRemote, files: readonly string[]): void {
  for (const path of [remote.entry, ...files]) link(remote, path);
}
