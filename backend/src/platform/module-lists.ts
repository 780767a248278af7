import type { CodeOf } from '@lichen/contracts/entity/resolve-code';

/** Reference lists of one module. */
export interface OwnLists {
  /**
   * Returns the lookup of codes in a list; undefined for other modules' lists. Fields of kind `code` accept only these
   * codes.
   */
  readonly listOf?: (list: string) => ((text: string) => string | undefined) | undefined;
  /** Returns the labels of the lists' codes in a language. */
  readonly labelIn?: (language: string) => (list: string, code: string) => string;
}

/** Reference lists of all modules. */
export interface ModuleLists {
  /** Returns the code that a text means; undefined if none, or if no module has the list. */
  readonly codeOf: CodeOf;
  /** Returns the labels of codes in a language. */
  labelIn(language: string): (list: string, code: string) => string;
}

/** Looks up modules at each call, because it is passed to them when they are opened. */
export const moduleLists = (modules: () => readonly OwnLists[]): ModuleLists => {
  const ownerOf = (list: string) => modules().find(({ listOf }) => listOf?.(list) !== undefined);
  return {
    codeOf: (list, text) => ownerOf(list)?.listOf?.(list)?.(text),
    labelIn: (language) => (list, code) => ownerOf(list)?.labelIn?.(language)(list, code) ?? code,
  };
};
