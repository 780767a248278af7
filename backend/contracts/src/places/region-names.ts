import { LOCALE_TAGS, type Language } from '../text/languages';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

const namesIn = (language: Language) =>
  new Intl.DisplayNames([LOCALE_TAGS[language]], { type: 'region', fallback: 'none' });

let codes: ReadonlyMap<string, string> | undefined;

/** Returns ISO 3166-1 codes by the English name of the country. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const english = namesIn('en-GB');
  const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
  codes = new Map(CODES.filter(isCurrent).flatMap((code) => [[english.of(code) ?? code, code] as const]));
  return codes;
}

/**
 * Returns the name of a country in a language, by its English name or its ISO 3166-1 code. Regions that are no country,
 * such as subregions of eGRID, keep their name.
 */
export function regionName(region: string, language: Language): string {
  const code = /^[A-Z]{2}$/.test(region) ? region : codesByName().get(region);
  return (code && namesIn(language).of(code)) || region;
}
