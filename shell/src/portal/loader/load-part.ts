import type { Language } from '@lichen/contracts/text/languages';
import type { ComponentType } from 'react';
import { MOUNT_TIMEOUT_MS, withTimeout } from './with-timeout';
import { prepareFallback } from './fallback-version';
import { loadExposed, forgetRemote } from './federation';
import { whileLoading } from './heartbeat';
import { GivenUp, type Preloaded, preload, takePreloadFailures } from './preload';
import type { Part } from './part';
import { hasRemoteTexts, loadRemoteTexts } from './remote-texts';

/** A page or widget of a remote; its props depend on the slot. */
export type LoadedComponent = ComponentType<Record<string, unknown>>;

const loading = new Map<string, Promise<LoadedComponent>>();
/** The last attempt at each part, and a function that makes it again. */
const attempts = new Map<string, { work: Promise<LoadedComponent>; again: () => Promise<LoadedComponent> }>();
const arrived = new Map<string, LoadedComponent>();

const keyOf = ({ remote, expose }: Part) => `${remote.container}${expose.slice(1)}`;

/**
 * Maximum delay in milliseconds before the only retry; it varies from half of it up, so that tabs do not retry at once.
 */
const BACK_OFF_MS = 600;

const backOff = () => new Promise((resolve) => setTimeout(resolve, BACK_OFF_MS * (1 + Math.random()) * 0.5));

/** Time in milliseconds before files are given up at which it is asked which version stands in for them. */
const ASK_AHEAD_MS = 1000;

/** Containers whose files were given up once; on a slow network the next attempt has no time limit. */
const givenUp = new Set<string>();

/**
 * Waits for the files of a version that has a fallback. When they take too long they are cancelled: a browser has six
 * connections, and the fallback version needs some of them.
 */
async function arrival(part: Part, { settled, giveUp }: Preloaded): Promise<void> {
  const { remote } = part;
  if (!remote.fallback || givenUp.has(remote.container)) return;
  // Not its files: on a slow network those of the live version still come, and need the whole connection.
  const soon = setTimeout(() => void prepareFallback(part, { isWithFiles: false }), MOUNT_TIMEOUT_MS - ASK_AHEAD_MS);
  const late = setTimeout(() => {
    givenUp.add(remote.container);
    giveUp();
  }, MOUNT_TIMEOUT_MS);
  await settled.finally(() => {
    clearTimeout(soon);
    clearTimeout(late);
  });
}

/** Loads the code of a part, with one retry because most network failures are short. */
async function loadCode(part: Part): Promise<{ default?: LoadedComponent }> {
  const { remote, expose, files } = part;
  const ask = () => loadExposed<{ default?: LoadedComponent }>(remote, expose);
  const askAnew = () => (takePreloadFailures(remote, files) ? ask().catch(ask) : ask());
  if (takePreloadFailures(remote, files)) return ask().catch(ask);
  await arrival(part, preload(remote, files));
  return ask().catch(() => {
    void prepareFallback(part, { isWithFiles: true });
    return backOff().then(askAnew);
  });
}

async function load(part: Part, language: Language): Promise<LoadedComponent> {
  const { remote, expose } = part;
  const [module] = await Promise.all([loadCode(part), loadRemoteTexts(remote, language)]);
  if (typeof module.default !== 'function') throw new Error(`${expose} of ${remote.name} is not a component`);
  arrived.set(keyOf(part), module.default);
  return module.default;
}

/** Waits for the texts too, because the language may have changed since the code arrived. */
const withTexts = (known: Promise<LoadedComponent>, { remote }: Part, language: Language) =>
  Promise.all([known, withTimeout(loadRemoteTexts(remote, language)).catch(() => undefined)]).then(([Shown]) => Shown);

/**
 * Loads the component of a part, once per version. A failure is not cached, so that the next call makes a new attempt.
 */
export function loadPart(part: Part, language: Language): Promise<LoadedComponent> {
  const key = keyOf(part);
  const known = loading.get(key);
  if (known) return withTexts(known, part, language);
  const work = load(part, language);
  const arriving = whileLoading(part.remote.container, withTimeout(work)).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, arriving);
  attempts.set(key, { work, again: () => load(part, language) });
  return arriving;
}

/** The component of a part that has loaded with its texts; otherwise undefined. */
export const arrivedPart = (part: Part, language: Language): LoadedComponent | undefined =>
  hasRemoteTexts(part.remote, language) ? arrived.get(keyOf(part)) : undefined;

/** Result of the last attempt without a time limit: on a slow network the code arrives after the timeout. */
export async function loadedAfterTimeout(part: Part): Promise<LoadedComponent> {
  const key = keyOf(part);
  const attempt = attempts.get(key);
  if (!attempt) throw new Error(`${part.expose} was never asked for`);
  const Shown = await attempt.work.catch((error: unknown) => {
    if (error instanceof GivenUp) return attempt.again();
    throw error;
  });
  loading.set(key, Promise.resolve(Shown));
  return Shown;
}

export const forgetPart = (part: Part): void => {
  loading.delete(keyOf(part));
  arrived.delete(keyOf(part));
  forgetRemote(part.remote);
};
