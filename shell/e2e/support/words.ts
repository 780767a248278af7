import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@lichen/contracts/text/languages';

type Dictionary = Record<string, string>;

const root = path.resolve(__dirname, '..', '..', '..');

const read = (file: string): Dictionary => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Dictionary;

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const FILES = ['backend/reference/dictionaries', ...remotes.map((name) => `${name}/locales`)];

/** Everything the screens say in a language, by its English text. British English is the key itself. */
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
