import type { Dictionaries } from './dictionaries';
import type { ImportKind } from './imports/import-kind';
import type { Module } from './module';
import type { ModuleLists } from './module-lists';

/** Dependencies of every module. */
export interface Surroundings {
  /** Folder of the reference data that modules read. */
  readonly reference: string;
  readonly sayIn: Dictionaries['sayIn'];
  /** Reference lists of all modules. */
  readonly lists: ModuleLists;
  /** Returns the import kinds of all modules; call it only after all are open. */
  readonly imports: () => readonly ImportKind[];
}

/** The export `open` of a module, which is found by the name of its folder. */
export type OpenModule = (surroundings: Surroundings) => Module;
