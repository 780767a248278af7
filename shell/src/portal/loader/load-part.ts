import type { Language } from '@lichen/contracts/text/languages';
import type { PortalRemote } from '@lichen/contracts/portal/portal';
import type { ComponentType } from 'react';
import { withTimeout } from './with-timeout';
import { loadExposed, forgetRemote } from './federation';
import { preload, takePreloadFailures } from './preload';
import { loadRemoteTexts } from './remote-texts';

/** One page or widget of the portal answer. */
export interface Part {
  remote: PortalRemote;
  expose: string;
  title: string;
  files: readonly string[];
}

export type LoadedComponent = ComponentType<Record<string, unknown>>;

const loading = new Map<string, Promise<LoadedComponent>>();
const inFlight = new Map<string, Promise<LoadedComponent>>();

const keyOf = ({ remote, expose }: Part) => `${remote.container}${expose.slice(1)}`;

async function load({ remote, expose, files }: Part, language: Language): Promise<LoadedComponent> {
  const code = () => loadExposed<{ default?: LoadedComponent }>(remote, expose);
  const spoilt = takePreloadFailures(remote, files);
  if (!spoilt) preload(remote, files);
  const [module] = await Promise.all([spoilt ? code().catch(code) : code(), loadRemoteTexts(remote, language)]);
  if (typeof module.default !== 'function') throw new Error(`${expose} of ${remote.name} is not a component`);
  return module.default;
}

/** The component of a part, once per version. A failure is forgotten, so that the next try is a real one. */
export function loadPart(part: Part, language: Language): Promise<LoadedComponent> {
  const key = keyOf(part);
  const known = loading.get(key);
  if (known) return known;
  const work = load(part, language);
  const arriving = withTimeout(work).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, arriving);
  inFlight.set(key, work);
  return arriving;
}

/** Result of the last attempt, however long it took: on a slow line the code arrives after the attempt was given up. */
export async function loadedAfterTimeout(part: Part): Promise<LoadedComponent> {
  const key = keyOf(part);
  const Shown = await (inFlight.get(key) ?? Promise.reject(new Error(`${part.expose} was never asked for`)));
  loading.set(key, Promise.resolve(Shown));
  return Shown;
}

export const forgetPart = (part: Part): void => {
  loading.delete(keyOf(part));
  forgetRemote(part.remote);
};
