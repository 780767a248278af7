import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@lichen/contracts/text/languages';

type Dictionary = Record<string, string>;

const root = path.resolve(__dirname, '..', '..', '..');

const read = (file: string): Dictionary => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Dictionary;

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const FILES = ['backend/reference/dictionaries', ...remotes.map((name) => `${name}/locales`)];

/** All texts of the screens in a language, by their English text. In British English the key is the text. */
export const wordsOf = (language: Language): Dictionary =>
  language === 'en-GB'
    ? {}
    : Object.assign(
        {},
        ...FILES.map((folder) => {
          try {
            return read(`${folder}/${language}.json`);
          } catch {
            return {};
          }
        }),
      );
