import { isLanguage, type Language } from '@lichen/contracts/text/languages';

const STORAGE_KEY = 'lichen.lang';

/** The language chosen earlier in this browser, or else the first supported one of the browser's languages. */
export function initialLanguage(wished: readonly string[] = navigator.languages): Language {
  const kept = storedLanguage();
  if (kept) return kept;
  for (const tag of wished) {
    const language = spoken(tag.toLowerCase());
    if (language) return language;
  }
  return 'en-GB';
}

function spoken(tag: string): Language | null {
  const [base] = tag.split('-');
  if (tag === 'en-us') return 'en-US';
  if (base === 'en') return 'en-GB';
  if (base === 'nb' || base === 'nn' || base === 'no') return 'NO';
  const language = base?.toUpperCase();
  return isLanguage(language) ? language : null;
}

function storedLanguage(): Language | null {
  const kept = localStorage.getItem(STORAGE_KEY);
  return isLanguage(kept) ? kept : null;
}

export const storeLanguage = (language: Language): void => localStorage.setItem(STORAGE_KEY, language);
