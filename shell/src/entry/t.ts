import { LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';
import { useSyncExternalStore } from 'react';
import { call } from './call';

type Words = Readonly<Record<string, string>>;

const NONE: Words = {};
let language: Language = 'en-GB';
let words: Words = NONE;
let version = 0;
const listeners = new Set<() => void>();

/** The English text is the key; a text without a translation stays English. */
export function t(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  const said = words[text] ?? sentences(text);
  return said.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = String(params[name] ?? `{${name}}`);
    // A value such as "Harrow Brewing Co." already ends the sentence.
    return value.endsWith('.') ? value : value + stop;
  });
}

/** Several problems of one field arrive as one line; each sentence has its own key. */
const sentences = (text: string): string =>
  words === NONE
    ? text
    : text
        .split(/(?<=\.) /)
        .map((sentence) => words[sentence] ?? sentence)
        .join(' ');

/** Changes the language of the page. English needs no dictionary; when one cannot be loaded, texts stay English. */
export async function changeLanguage(next: Language): Promise<void> {
  language = next;
  const answer = next === 'en-GB' ? null : await call<{ obj: Words }>(`/api/data/dict?lang=${next}`);
  if (language !== next) return;
  words = answer?.ok ? answer.body.obj : NONE;
  document.documentElement.lang = LOCALE_TAGS[next];
  version += 1;
  for (const listener of listeners) listener();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

/** Redraws the component whenever the texts change. */
export function useLanguage(): Language {
  useSyncExternalStore(subscribe, () => version);
  return language;
}
