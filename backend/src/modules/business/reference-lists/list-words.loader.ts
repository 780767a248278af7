import { fold } from '@lichen/contracts/formats/fold';
import { isLanguage, type Language, LANGUAGES } from '@lichen/contracts/text/languages';
import { isReferenceList, type ReferenceLists } from './reference-lists.loader';

/**
 * Returns a function that finds the code of a list for a text: the code itself, or its label in any language of the
 * portal.
 */
export function listWords(lists: ReferenceLists, sayIn: (language: string) => (text: string) => string) {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const wordsOf = (list: string): ReadonlyMap<string, string> => {
    const made = known.get(list);
    if (made) return made;
    const items = isReferenceList(list)
      ? LANGUAGES.flatMap((language) => [...lists(language, sayIn(language))[list]])
      : [];
    const words = new Map<string, string>();
    const learn = (word: string, code: string) => words.has(word) || words.set(word, code);
    // An exact code always wins, then a code in other letter case, then a label.
    for (const { code } of items) learn(code, code);
    for (const { code } of items) learn(fold(code), code);
    for (const { code, label } of items) learn(fold(label), code);
    for (const [title, code] of titles(items)) learn(title, code);
    known.set(list, words);
    return words;
  };
  return (list: string, text: string): string | undefined => {
    const words = wordsOf(list);
    return words.get(text) ?? words.get(fold(text));
  };
}

const NUMBER_BEFORE = /^[\d.]+ +(?=\D)/;
const NUMBER_BEHIND = / \(SIC [^)]*\)$/;

/** Returns industry labels without their classification number, where only one industry has that title. */
function titles(items: readonly { readonly code: string; readonly label: string }[]): Map<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const { code, label } of items) {
    const title = label.replace(NUMBER_BEFORE, '').replace(NUMBER_BEHIND, '');
    if (title === label) continue;
    const folded = fold(title);
    if ((found.get(folded) ?? code) !== code) shared.add(folded);
    found.set(folded, code);
  }
  for (const title of shared) found.delete(title);
  return found;
}

/**
 * Returns the label of a code in one language. Where several codes of the list share a label, the code itself is
 * returned, so that an exported text can be imported again without ambiguity.
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
