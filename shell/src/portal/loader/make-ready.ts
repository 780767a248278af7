import type { PortalAsset } from '@lichen/contracts/portal/portal';
import type { Language } from '@lichen/contracts/text/languages';
import { codeRefusal } from './code-refusal';
import { hasFailed } from './failed-versions';
import { beginDrawing } from './heartbeat';
import { type LoadedComponent, loadPart } from './load-part';
import type { Part } from './part';
import { loadRemoteTexts } from './remote-texts';
import { heldStyles } from './styles/remote-styles';
import { MOUNT_TIMEOUT_MS } from './with-timeout';

/** Time in milliseconds that the styles of a prepared but unopened page are kept. */
const STYLES_STAY_MS = 10_000;
/** Time in milliseconds after which the code runs although the browser was never idle. */
const NOT_IDLE_MS = 300;

const fetched = new Map<string, Promise<boolean>>();
const run = new Set<string>();

async function fetchFile(address: string, { integrity }: PortalAsset): Promise<boolean> {
  try {
    // A request that hangs would keep a connection from the page when it is opened, and from its fallback version.
    const signal = AbortSignal.timeout(MOUNT_TIMEOUT_MS);
    const response = await fetch(address, { integrity, credentials: 'same-origin', priority: 'low', signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
    return true;
  } catch {
    // Nothing depends on this request yet; opening the page makes it again.
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
    // Not every browser supports `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: NOT_IDLE_MS });
    else setTimeout(resolve);
  });

/**
 * Prefetches the files of a part and its remote's texts into the browser's cache, once; resolves to true when all files
 * arrived. Failures are ignored.
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
 * Prepares a page that the user is about to open: fetches its files, runs their code once while the browser is idle,
 * and returns its component. Failures are ignored here; opening the page tries again and reports them.
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
  // Code that hangs while it is prepared is detected at the next start, like code that hangs while it renders.
  beginDrawing(remote.container);
  const Shown = await loadPart(part, language).catch(() => undefined);
  setTimeout(styles.letGo, STYLES_STAY_MS);
  return Shown;
}
