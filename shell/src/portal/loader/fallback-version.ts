import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { create } from 'zustand';
import { hasFailed } from './failed-versions';
import { preload } from './preload';
import { withTimeout } from './with-timeout';
import type { Part } from './part';

const answers = new Map<string, Promise<PortalRemote>>();

async function ask({ name }: PortalRemote): Promise<PortalRemote> {
  const response = await fetch(`/api/portal/fallback/${encodeURIComponent(name)}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`No earlier version of ${name}`);
  const earlier = (await response.json()) as PortalRemote;
  // Never accepts the code of another remote as the fallback version.
  if (earlier.name !== name) throw new Error(`Refused: ${earlier.name} in place of ${name}`);
  return earlier;
}

/** Fetches the fallback version that the portal answer names, once and only when it is needed. */
function fallbackRemote(remote: PortalRemote): Promise<PortalRemote> {
  const known = answers.get(remote.container);
  if (known) return known;
  const asked = withTimeout(ask(remote)).catch((error: unknown) => {
    answers.delete(remote.container);
    throw error;
  });
  answers.set(remote.container, asked);
  return asked;
}

/** Returns the page or widget in the remote's fallback version. */
export async function fallbackPart(part: Part): Promise<Part> {
  const remote = await fallbackRemote(part.remote);
  if (hasFailed(remote)) throw new Error(`${remote.name} ${remote.version} has failed in this visit`);
  const found = [...remote.pages, ...remote.widgets].find(({ expose }) => expose === part.expose);
  if (!found) throw new Error(`${part.expose} is not part of ${remote.name} ${remote.version}`);
  return { remote, expose: found.expose, title: found.title, files: found.preload };
}

/**
 * Asks early which version stands in, while the live one takes long or before its last attempt, and with `isWithFiles`
 * for its files too. Failures are ignored here; they matter once that version is shown.
 */
export async function prepareFallback(part: Part, { isWithFiles }: { isWithFiles: boolean }): Promise<void> {
  if (!part.remote.fallback) return;
  const earlier = await fallbackPart(part).catch(() => undefined);
  if (earlier && isWithFiles) preload(earlier.remote, earlier.files);
}

interface FallbackNotice {
  isShown: boolean;
  remotes: readonly string[];
}

/** State of the banner which says that a page runs in an earlier version. */
export const useFallbackNotice = create<FallbackNotice>(() => ({ isShown: false, remotes: [] }));

/** Shows the banner once for each remote; its other pages do not show it again. */
export function notifyFallback({ container }: PortalRemote): void {
  const { remotes } = useFallbackNotice.getState();
  if (!remotes.includes(container)) useFallbackNotice.setState({ isShown: true, remotes: [...remotes, container] });
}

export const dismissFallbackNotice = (): void => useFallbackNotice.setState({ isShown: false });
