/** Replacements for letters without a decomposition. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Texts without accents: most are, and to tell is far quicker than to fold. */
const PLAIN = /^[ -~]*$/;

/** Characters beyond Latin, Greek, basic Cyrillic and general signs, whose marks are not among `MARKS`. */
const OTHER_SCRIPT = /[^\s -\u0482\u2010-\u20cf]/;
/** All marks of the other scripts. To look for these alone takes a third of the time, in a search of a million rows. */
const MARKS = /[\u0300-\u036f]+/g;

const withoutMarks = (text: string): string => text.replace(OTHER_SCRIPT.test(text) ? /\p{M}/gu : MARKS, '');

/** Lower case without accents, so that `equipe` finds `Équipe`; `NFKD` also makes `m³` `m3`. */
export const foldAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  PLAIN.test(text) ? text.toLowerCase() : withoutMarks(text.normalize(form)).toLowerCase();

/** The text with each accent apart from its letter, as some systems write names of files. */
export const withAccentsApart = (text: string): string => text.normalize('NFD');

/** The text with single spaces between its words and none around it, as names are written by most people. */
export const withSingleSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Returns whether two names are the same whatever their case, accents and spacing. */
export const isSameName = (one: string, other: string): boolean =>
  withSingleSpaces(foldAccents(one)) === withSingleSpaces(foldAccents(other));

/**
 * Folds a text for comparison: no case, accents, punctuation or repeated spaces; `m³` becomes `m3`. Corrections are
 * stored in this form.
 */
export const fold = (text: string): string =>
  foldAccents(text, 'NFKD')
    .replace(/[ßøæ]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** Folds a word to its letters, for comparing month names: `Févr.` becomes `fevr`. */
export const foldLetters = (word: string): string => foldAccents(word, 'NFKD').replace(/[^\p{L}]/gu, '');

/** Folds a place name like the keys that `ops/places/import-places.mjs` writes to the place tables. */
export const foldPlaceName = (words: string): string =>
  foldAccents(words)
    .replace(/[ßøæœłđðþı]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
