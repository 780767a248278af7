import type { Dictionaries } from './dictionaries';
import type { ImportKind } from './imports/import-kind';
import type { Module } from './module';
import type { ModuleLists } from './module-lists';

/** What every module is opened with. */
export interface Surroundings {
  /** Folder of the published data that modules read. */
  readonly reference: string;
  readonly sayIn: Dictionaries['sayIn'];
  /** Lists that a module takes codes from, its own and those of others. */
  readonly lists: ModuleLists;
  /** Kinds of records that modules let files be read into; asked for once all are open. */
  readonly imports: () => readonly ImportKind[];
}

/** What the door of a module exports as `open`; it is found by the name of its folder. */
export type OpenModule = (surroundings: Surroundings) => Module;
