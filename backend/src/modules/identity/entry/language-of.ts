import { LANGUAGES, LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** Returns the first supported language of an `Accept-Language` header. */
export function languageOf(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  for (const wish of wishes) {
    // Norwegian has three language codes.
    const wanted = /^(nb|nn)(-|$)/i.test(wish) ? 'no' : wish.toLowerCase();
    const exact = LANGUAGES.find((language) => LOCALE_TAGS[language].toLowerCase() === wanted);
    const found = exact ?? LANGUAGES.find((language) => primary(language) === primary(wanted));
    if (found) return found;
  }
  return undefined;
}
