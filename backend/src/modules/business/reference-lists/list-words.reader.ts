import { fold } from '@lichen/contracts/activities/sheet/fold';
import { LANGUAGES } from '@lichen/contracts/languages';
import { isReferenceList, type ReferenceLists } from './reference-lists.reader';

/** Finds the code that a text means in a list: the code itself, or its label in any language of the portal. */
export function listWords(lists: ReferenceLists, sayIn: (language: string) => (text: string) => string) {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const wordsOf = (list: string): ReadonlyMap<string, string> => {
    const made = known.get(list);
    if (made) return made;
    const words = new Map<string, string>();
    if (isReferenceList(list))
      for (const language of LANGUAGES)
        for (const { code, label } of lists(language, sayIn(language))[list])
          for (const word of [code, label]) if (!words.has(fold(word))) words.set(fold(word), code);
    known.set(list, words);
    return words;
  };
  return (list: string, text: string): string | undefined => wordsOf(list).get(fold(text));
}
