import type { Language } from '@lichen/contracts/text/languages';
import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { addTexts, type Dictionary } from '@lichen/kit';
import { fetchJson } from '../session/fetch-json';

const loaded = new Map<string, Promise<void>>();
const here = new Set<string>();
const mounted = new Map<string, PortalRemote>();
/** Number of mounted pages and widgets by remote. */
const held = new Map<string, number>();

const keyOf = ({ container }: PortalRemote, language: Language) => `${container}/${language}`;

async function fetchTexts(remote: PortalRemote, language: Language): Promise<void> {
  const file = remote.locales[language];
  const integrity = remote.assets.find(({ path }) => path === file)?.integrity;
  if (!file || !integrity) return;
  // Ends a line that is held open: a language is changed only once the texts of mounted pages have come or failed.
  const { response, body } = await fetchJson(remote.base + file, { integrity, credentials: 'same-origin' });
  if (!response.ok || body === null) throw new Error(`No texts of ${remote.name}`);
  addTexts(language, body as Dictionary);
}

/** Loads the texts of a remote in one language. On failure its pages stay in English rather than empty. */
export function loadRemoteTexts(remote: PortalRemote, language: Language): Promise<void> {
  mounted.set(remote.name, remote);
  const key = keyOf(remote, language);
  const known = loaded.get(key);
  if (known) return known;
  const arriving = fetchTexts(remote, language).then(
    () => void here.add(key),
    () => void loaded.delete(key),
  );
  loaded.set(key, arriving);
  return arriving;
}

export const hasRemoteTexts = (remote: PortalRemote, language: Language): boolean => here.has(keyOf(remote, language));

/** Counts a mounted page or widget of a remote; the returned function ends that. */
export function holdTexts({ name }: PortalRemote): () => void {
  held.set(name, (held.get(name) ?? 0) + 1);
  return () => held.set(name, (held.get(name) ?? 1) - 1);
}

/** Loads the texts of every mounted remote before the language changes; other remotes load theirs when they mount. */
export const loadMountedTexts = (language: Language): Promise<unknown> =>
  Promise.all(
    [...mounted.values()]
      .filter(({ name }) => (held.get(name) ?? 0) > 0)
      .map((remote) => loadRemoteTexts(remote, language)),
  );
