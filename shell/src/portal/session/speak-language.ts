import type { Language } from '@lichen/contracts/text/languages';
import { addTexts, asDataError, changeLanguage, data } from '@lichen/kit';
import { mountedTexts } from '../loader/remote-texts';
import { dictionary, markLanguage } from './dictionary';
import { setLanguage } from './session';

/** What was wished for last: words of an earlier wish that come later are not shown. */
let wished: Language | undefined;

/** Keeps the choice with the user, fetches the words, and only then draws everything anew. Answers a refusal's text. */
export async function speakLanguage(language: Language): Promise<string | null> {
  wished = language;
  try {
    await data('profile/set_lang', { method: 'POST', body: { lang: language } });
  } catch (error) {
    return asDataError(error).message;
  }
  const [words] = await Promise.all([dictionary(language), mountedTexts(language)]);
  addTexts(language, words);
  if (wished !== language) return null;
  await changeLanguage(language);
  setLanguage(language);
  markLanguage(language);
  return null;
}
