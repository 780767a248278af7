import { fold } from '@lichen/contracts/activities/sheet/fold';
import { isLanguage, type Language, LANGUAGES } from '@lichen/contracts/languages';
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

/**
 * What people read for a code, in one language. A label that several codes of the list have in common says too little:
 * the code stands for itself then, so that what is read means the same when it comes back.
 */
export function listLabels(lists: ReferenceLists, sayIn: (language: string) => (text: string) => string) {
  const codeOf = listWords(lists, sayIn);
  const known = new Map<string, ReadonlyMap<string, string>>();
  const labelsOf = (language: Language, list: string): ReadonlyMap<string, string> => {
    const key = `${language} ${list}`;
    const made = known.get(key);
    if (made) return made;
    const rows = isReferenceList(list) ? lists(language, sayIn(language))[list] : [];
    const labels = new Map(rows.map(({ code, label }) => [code, codeOf(list, label) === code ? label : code]));
    known.set(key, labels);
    return labels;
  };
  return (language: string) => (list: string, code: string) =>
    labelsOf(isLanguage(language) ? language : 'en-GB', list).get(code) ?? code;
}
