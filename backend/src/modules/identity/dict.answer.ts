import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dict } from '@lichen/contracts/identity/dict.call';
import { LANGUAGES, type Language } from '@lichen/contracts/languages';
import { z } from 'zod';
import { type ServedCall, answer } from '../../platform/module';

/** The shell's folder of dictionaries, from here and from the compiled copy alike. */
const FOLDER = join(__dirname, '../../../../shell/locales');

const dictionary = z.record(z.string(), z.string());

async function read(language: Language): Promise<Record<string, string>> {
  const content = await readFile(join(FOLDER, `${language}.json`), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return dictionary.parse(JSON.parse(content));
}

const known = new Map<Language, Promise<Record<string, string>>>();

/** Read once; a missing language leaves the English texts, which are the keys. */
function words(language: Language, keep: boolean): Promise<Record<string, string>> {
  const found = known.get(language) ?? read(language);
  if (keep) known.set(language, found);
  return found;
}

export const dictAnswer: ServedCall = answer(dict, async ({ input, platform }) => {
  const language = LANGUAGES.find((each) => each === input.lang) ?? 'en-GB';
  return { ok: true, obj: await words(language, platform.configuration.production) };
});
