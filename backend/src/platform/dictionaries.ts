import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolated } from '@lichen/contracts/text/isolated';
import { LANGUAGES, type Language } from '@lichen/contracts/text/languages';

/** Maps English texts to texts of the language. English (UK) needs no dictionary, because its texts are the keys. */
export type Dictionary = Readonly<Record<string, string>>;

/** Translations of the server's texts, in mails and in answers to people. */
export interface Dictionaries {
  of(language: Language): Dictionary;
  /** Returns a function that translates English texts and fills in names in braces. Untranslated texts stay English. */
  sayIn(language: string): (text: string, params?: Readonly<Record<string, string>>) => string;
}

/** Reads the dictionaries at start: one file per language other than English (UK). */
export function readDictionaries(folder: string): Dictionaries {
  const read = (language: Language): [string, Dictionary] => {
    const path = join(folder, `${language}.json`);
    return [language, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Dictionary) : {}];
  };
  const all = new Map<string, Dictionary>(LANGUAGES.map(read));
  return {
    of: (language) => all.get(language) ?? {},
    sayIn: (language) => {
      const dictionary = all.get(language) ?? {};
      return (text, params = {}) => {
        const said = Object.hasOwn(dictionary, text) ? (dictionary[text] ?? text) : text;
        return said.replace(/\{(\w+)\}/g, (braces, name: string) =>
          Object.hasOwn(params, name) ? isolated(params[name] ?? '') : braces,
        );
      };
    },
  };
}
