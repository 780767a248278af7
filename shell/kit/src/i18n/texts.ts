import { regionName } from '@lichen/contracts/places/region-names';
import { isolated } from '@lichen/contracts/text/isolated';
import type { Language } from '@lichen/contracts/text/languages';
import { numberText } from '../format/numbers';
import { i18next, useTranslation } from '../modules/i18n';

export type TextParams = Readonly<Record<string, string | number>>;
/** `{param}` in the text is replaced by a value. */
export type Translate = (english: string, params?: TextParams) => string;
/** Translations by English text. */
export type Dictionary = Readonly<Record<string, string>>;

/** Starts the dictionaries. The English text is the key, so English itself needs no file. */
export async function startTexts(language: Language, dictionary: Dictionary = {}): Promise<void> {
  await i18next.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: { [language]: { translation: { ...dictionary } } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

/** Adds the texts of a part that loads later, such as a remote. */
export function addTexts(language: Language, dictionary: Dictionary): void {
  i18next.addResourceBundle(language, 'translation', { ...dictionary }, false, true);
}

/** Translates the whole page anew; resolves once the new texts are shown. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await i18next.changeLanguage(language);
};

const filled = (text: string, params: TextParams = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : whole));

/** Isolates values, so that right-to-left text does not reorder the sentence around it. */
const harmless = (params: TextParams = {}): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );

/** For use outside components. Returns the English text until the dictionaries are loaded. */
export const t: Translate = (english, params) =>
  i18next.isInitialized ? i18next.t(english, harmless(params)) : filled(english, harmless(params));

/** Names a country or region; for use outside components. */
export const regionText = (name: string): string => regionName(name, (i18next.language ?? 'en-GB') as Language);

/**
 * Translates a sentence with a `{count}`: `one` for the singular of the reader's language (in French zero too), `other`
 * for the plural. Our six languages need no other form for whole numbers.
 */
export function tn(count: number, one: string, other: string, params: TextParams = {}): string {
  const language = (i18next.language ?? 'en-GB') as Language;
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return t(isOne ? one : other, { ...params, count: numberText(count, language) });
}

/** For use inside components: renders again when texts load or the language changes. */
export function useT(): Translate {
  useTranslation(undefined, { useSuspense: false });
  return t;
}

/** Like `useT`, for sentences with a count. */
export function useTn(): typeof tn {
  useT();
  return tn;
}
