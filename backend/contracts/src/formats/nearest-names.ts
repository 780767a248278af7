import { fold } from './fold';

/** Least similarity, 0 to 1, of two names that are offered for each other. */
const LEAST = 0.6;
/** Number of candidates, by shared letter pairs, that are compared letter by letter. */
const COMPARED = 30;
const MOST = 3;

/** Letter pairs of each word, including those with its start and end. */
const pairsOf = (name: string): string[] =>
  name.split(' ').flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)));

/** Number of letters typed, omitted, inserted or swapped with a neighbour between two names (edit distance). */
function typosBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/**
 * Index of names that returns the few closest to a text, best first: by shared letter pairs, which match shortened and
 * longer names, or by edit distance, which matches typing mistakes.
 */
export function nearestNames<T>() {
  const names: { readonly word: string; readonly pairs: number; readonly of: T }[] = [];
  const byPair = new Map<string, number[]>();
  const add = (name: string, of: T): void => {
    const word = fold(name);
    const pairs = pairsOf(word);
    for (const pair of new Set(pairs)) {
      const known = byPair.get(pair);
      if (known) known.push(names.length);
      else byPair.set(pair, [names.length]);
    }
    names.push({ word, pairs: new Set(pairs).size, of });
  };
  const nearest = (text: string): T[] => {
    const word = fold(text);
    const pairs = new Set(pairsOf(word));
    const shared = new Uint16Array(names.length);
    for (const pair of pairs) for (const at of byPair.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    const alike: { readonly word: string; readonly share: number; readonly of: T }[] = [];
    for (const [at, name] of names.entries()) {
      const share = (2 * (shared[at] ?? 0)) / (pairs.size + name.pairs);
      // Keeps only the best candidates instead of sorting a list of ten thousand.
      if (share === 0 || share <= (alike[COMPARED - 1]?.share ?? 0)) continue;
      const place = alike.findIndex((other) => other.share < share);
      alike.splice(place < 0 ? alike.length : place, 0, { word: name.word, of: name.of, share });
      alike.length = Math.min(alike.length, COMPARED);
    }
    const close = alike
      .map((name) => {
        const [short, long] = [word.length, name.word.length].sort((one, other) => one - other) as [number, number];
        // A text much longer or shorter than a name is no typing mistake of it and is not compared letter by letter.
        const typed = short < long * LEAST ? 0 : 1 - typosBetween(word, name.word) / long;
        return { ...name, share: Math.max(name.share, typed) };
      })
      .filter(({ share }) => share >= LEAST)
      .sort((a, b) => b.share - a.share || a.word.localeCompare(b.word));
    return [...new Set(close.map(({ of }) => of))].slice(0, MOST);
  };
  return { add, nearest };
}
