import type { PortalAsset } from '@lichen/contracts/portal/portal';
import type { Language } from '@lichen/contracts/text/languages';
import { codeRefusal } from './code-refusal';
import { hasFailed } from './failed-versions';
import type { Part } from './load-part';
import { loadRemoteTexts } from './remote-texts';

const fetched = new Set<string>();

async function fetchFile(address: string, { integrity }: PortalAsset): Promise<void> {
  fetched.add(address);
  try {
    const response = await fetch(address, { integrity, credentials: 'same-origin', priority: 'low' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
  } catch {
    // Nobody waits for it yet; whoever opens the page asks again.
    fetched.delete(address);
  }
}

/**
 * Brings the files of a part into the browser's cache, once, without running them, and the texts of its remote. What fails
 * is said to nobody.
 */
export async function fetchAhead({ remote, files }: Part, language: Language): Promise<void> {
  if (codeRefusal(remote) || hasFailed(remote)) return;
  const wanted = new Set([remote.entry, ...files]);
  const assets = remote.assets.filter(({ path, kind }) => wanted.has(path) && kind !== 'other');
  await Promise.all([
    loadRemoteTexts(remote, language),
    ...assets.map((asset) => {
      const address = remote.base + asset.path;
      return fetched.has(address) ? undefined : fetchFile(address, asset);
    }),
  ]);
}
