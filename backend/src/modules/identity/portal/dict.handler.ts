import { dict } from '@lichen/contracts/identity/dict.call';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { type ServedCall, handler } from '../../../platform/module';

/** The texts of one language; English answers none, because the keys are its texts. */
export const dictHandler: ServedCall = handler(dict, async ({ input, platform }) => {
  const language = LANGUAGES.find((each) => each === input.lang) ?? 'en-GB';
  return { ok: true, obj: platform.dictionaries.of(language) };
});
