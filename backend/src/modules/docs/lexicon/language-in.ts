/** Countries whose documents are mostly in one of the languages that are read, by ISO 639-1 code of the language. */
const COUNTRIES: Readonly<Record<string, string>> = {
  en: 'GB IE US AU NZ ZA IN SG HK JM MT NG KE GH GG JE IM',
  de: 'DE AT LI',
  fr: 'FR MC SN CI MA TN RE GP MQ',
  es: 'ES MX AR CL CO PE UY EC CR PA GT BO DO AD',
  no: 'NO SJ',
};

const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([language, countries]) =>
    countries.split(' ').map((country) => [country, language] as const),
  ),
);

/** Returns the language of most documents in some countries; null if they have several or none that is read. */
export function languageIn(countries: readonly string[]): string | null {
  const [language, ...others] = new Set(countries.map((country) => LANGUAGES.get(country) ?? null));
  return others.length === 0 ? (language ?? null) : null;
}
