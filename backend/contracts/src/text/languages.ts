/** Languages of the portal, as accounts store them. Texts are written in English (UK); the others have a dictionary. */
export const LANGUAGES = ['en-GB', 'en-US', 'FR', 'DE', 'NO', 'ES'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Name of each language in that language, for the language select. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  FR: 'Français',
  DE: 'Deutsch',
  NO: 'Norsk',
  ES: 'Español',
};

/** BCP 47 tag that `Intl` understands. */
export const LOCALE_TAGS: Record<Language, string> = {
  'en-GB': 'en-GB',
  'en-US': 'en-US',
  FR: 'fr-FR',
  DE: 'de-DE',
  NO: 'nb-NO',
  ES: 'es-ES',
};

/** Returns true for a stored code of a language; browser tags such as `fr-FR` are not codes. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
