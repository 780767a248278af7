import { isolated } from './isolated';
import type { Said, SaidParam } from './said';

const wordsOf = (param: SaidParam): string => isolated(String(Object.values(param)[0]));

/** Returns the English text of a sentence, for callers of the API; pages translate it to the reader's language. */
export function english(said: Said): string {
  const words = 'words' in said ? said.words : said.count === 1 ? said.one : said.other;
  const count = 'count' in said ? { count: { number: said.count } } : {};
  const params: Readonly<Record<string, SaidParam>> = { ...count, ...said.params };
  return words.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? wordsOf(params[name] as SaidParam) : whole,
  );
}
