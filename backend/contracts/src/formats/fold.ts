/** Letters that have no accent to lose. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Lower case without accents, so that `equipe` finds `Équipe`; `NFKD` also makes `m³` `m3`. */
export const foldAccents = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  text.normalize(form).replace(/\p{M}/gu, '').toLowerCase();

/** A word as it is compared: without case, accents, signs and doubled spaces; `m³` is `m3`. Kept with corrections. */
export const fold = (text: string): string =>
  foldAccents(text, 'NFKD')
    .replace(/[ßøæ]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** The letters of a word alone, as names of months are compared: `Févr.` is `fevr`. */
export const foldLetters = (word: string): string => foldAccents(word, 'NFKD').replace(/[^\p{L}]/gu, '');

/** Words as the tables of places hold them, whose keys `ops/places/import-places.mjs` writes in the same way. */
export const foldPlaceName = (words: string): string =>
  foldAccents(words)
    .replace(/[ßøæœłđðþı]/g, (letter) => SPELT[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
