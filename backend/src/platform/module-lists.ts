import type { CodeOf } from '@lichen/contracts/entity/resolve-code';

/** Reference lists that one module ships. */
export interface OwnLists {
  /** Finds the code that a text means in a list; undefined for lists of others. Fields of kind `code` take nothing else. */
  readonly listOf?: (list: string) => ((text: string) => string | undefined) | undefined;
  /** What people read for a code of those lists, in a language. */
  readonly labelIn?: (language: string) => (list: string, code: string) => string;
}

/** Reference lists of all modules, whichever ships them. */
export interface ModuleLists {
  /** The code that a text means; undefined where it means none, or where nobody ships the list. */
  readonly codeOf: CodeOf;
  /** What people read for a code, in a language. */
  labelIn(language: string): (list: string, code: string) => string;
}

/** Looks modules up when it is asked: they are opened with it, before any of them is there. */
export const moduleLists = (modules: () => readonly OwnLists[]): ModuleLists => {
  const ownerOf = (list: string) => modules().find(({ listOf }) => listOf?.(list) !== undefined);
  return {
    codeOf: (list, text) => ownerOf(list)?.listOf?.(list)?.(text),
    labelIn: (language) => (list, code) => ownerOf(list)?.labelIn?.(language)(list, code) ?? code,
  };
};
