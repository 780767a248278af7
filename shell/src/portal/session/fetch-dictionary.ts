import { type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { Dictionary } from '@lichen/kit';
import { fetchJson } from './fetch-json';

/**
 * Fetches the texts of the shell and the contracts. English texts are the keys; without an answer texts stay English.
 */
export async function fetchDictionary(language: Language): Promise<Dictionary> {
  if (language === 'en-GB') return {};
  try {
    const { response, body } = await fetchJson(`/api/data/dict?lang=${language}`, { credentials: 'same-origin' });
    return response.ok ? ((body as { obj?: Dictionary }).obj ?? {}) : {};
  } catch {
    return {};
  }
}

/** Sets the `lang` attribute, by which browsers hyphenate and screen readers pronounce. */
export const setDocumentLanguage = (language: Language): void => {
  document.documentElement.lang = LOCALE_TAGS[language];
};
