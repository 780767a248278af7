import type { PortalAsset } from '@lichen/contracts/portal/portal';
import type { Language } from '@lichen/contracts/text/languages';
import { codeRefusal } from './code-refusal';
import { hasFailed } from './failed-versions';
import { beginDrawing } from './heartbeat';
import { type LoadedComponent, loadPart, type Part } from './load-part';
import { loadRemoteTexts } from './remote-texts';
import { heldStyles } from './styles/remote-styles';
import { MOUNT_TIMEOUT_MS } from './with-timeout';

/** Time in milliseconds for which the styles of a page stay that was not opened after all. */
const STYLES_STAY_MS = 10_000;
/** Time in milliseconds after which code runs although the browser was not idle once. */
const NOT_IDLE_MS = 300;

const fetched = new Map<string, Promise<boolean>>();
const run = new Set<string>();

async function fetchFile(address: string, { integrity }: PortalAsset): Promise<boolean> {
  try {
    // One that hangs would keep its connection from whoever opens the page meanwhile, and from an earlier version.
    const signal = AbortSignal.timeout(MOUNT_TIMEOUT_MS);
    const response = await fetch(address, { integrity, credentials: 'same-origin', priority: 'low', signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
    return true;
  } catch {
    // Nobody waits for it yet; whoever opens the page asks again.
    fetched.delete(address);
    return false;
  }
}

function fetchOnce(address: string, asset: PortalAsset): Promise<boolean> {
  const known = fetched.get(address);
  if (known) return known;
  const arriving = fetchFile(address, asset);
  fetched.set(address, arriving);
  return arriving;
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: NOT_IDLE_MS });
    else setTimeout(resolve);
  });

/**
 * Brings the files of a part into the browser's cache, once, and the texts of its remote; answers whether all of them
 * came. What fails is said to nobody.
 */
async function fetchAhead({ remote, files }: Part, language: Language): Promise<boolean> {
  const wanted = new Set([remote.entry, ...files]);
  const assets = remote.assets.filter(({ path, kind }) => wanted.has(path) && kind !== 'other');
  const [, ...came] = await Promise.all([
    loadRemoteTexts(remote, language),
    ...assets.map((asset) => fetchOnce(remote.base + asset.path, asset)),
  ]);
  return came.every(Boolean);
}

/**
 * Gets a page ready that somebody is about to open: its files, and then, while the browser has nothing better to do, what
 * they say when they run, once; answers its component then. What fails here is tried again, and said, when the page is
 * opened.
 */
export async function makeReady(part: Part, language: Language): Promise<LoadedComponent | undefined> {
  const { remote, expose } = part;
  if (codeRefusal(remote) || hasFailed(remote)) return undefined;
  const key = remote.container + expose;
  if (!(await fetchAhead(part, language)) || run.has(key)) return undefined;
  run.add(key);
  await idle();
  const styles = heldStyles();
  void styles.hold(remote).catch(() => undefined);
  // Code that hangs while it is made ready is told of at the next start, as code that hangs while it is drawn.
  beginDrawing(remote.container);
  const Shown = await loadPart(part, language).catch(() => undefined);
  setTimeout(styles.letGo, STYLES_STAY_MS);
  return Shown;
}
