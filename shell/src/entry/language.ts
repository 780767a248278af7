import { isLanguage, type Language } from '@lichen/contracts/text/languages';

const KEPT = 'lichen.lang';

/** The choice made here before, else the browser's first language that the product speaks. */
export function firstLanguage(wished: readonly string[] = navigator.languages): Language {
  const kept = keptLanguage();
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

function keptLanguage(): Language | null {
  const kept = localStorage.getItem(KEPT);
  return isLanguage(kept) ? kept : null;
}

export const keepLanguage = (language: Language): void => localStorage.setItem(KEPT, language);
