import { dict } from '@lichen/contracts/identity/dict.call';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { type ServedCall, handler } from '../../../platform/module';

/** Returns the texts of one language; empty for English, whose texts are the keys. */
export const dictHandler: ServedCall = handler(dict, async ({ input, platform }) => {
  const language = LANGUAGES.find((each) => each === input.lang) ?? 'en-GB';
  return { ok: true, obj: platform.dictionaries.of(language) };
});
