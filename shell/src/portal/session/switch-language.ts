import type { Language } from '@lichen/contracts/text/languages';
import { addTexts, asDataError, changeLanguage, data } from '@lichen/kit';
import { loadMountedTexts } from '../loader/remote-texts';
import { fetchDictionary, setDocumentLanguage } from './fetch-dictionary';
import { setLanguage } from './session';

/** Language chosen last; the dictionary of an earlier choice that arrives later is ignored. */
let wished: Language | undefined;

/** Saves the language, loads its texts, and only then redraws. Returns the message of a refusal, otherwise null. */
export async function switchLanguage(language: Language): Promise<string | null> {
  wished = language;
  try {
    await data('profile/set_lang', { method: 'POST', body: { lang: language } });
  } catch (error) {
    return asDataError(error).message;
  }
  const [words] = await Promise.all([fetchDictionary(language), loadMountedTexts(language)]);
  addTexts(language, words);
  if (wished !== language) return null;
  await changeLanguage(language);
  setLanguage(language);
  setDocumentLanguage(language);
  return null;
}
