import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Dictionaries } from './platform/dictionaries';
import type { Module } from './platform/module';
import { type ModuleLists, moduleLists } from './platform/module-lists';
import type { OpenModule } from './platform/open-module';
import { platformMigrations } from './platform/platform-migrations';
import type { Migration } from './platform/store/schema';

const ROOM = join(__dirname, 'modules');
/** Sources end in `.ts`, built files in `.js`. */
const doorOf = (name: string) => join(ROOM, name, `${name}.module${extname(__filename)}`);

/**
 * Names of all modules. A module is a folder with a `.module` file of its own name, so adding one requires no list to
 * be edited.
 */
export const moduleNames = (): readonly string[] =>
  readdirSync(ROOM)
    .filter((name) => existsSync(doorOf(name)))
    .sort();

function openerOf(name: string): OpenModule {
  const { open } = require(doorOf(name)) as { open?: OpenModule };
  if (!open) throw new Error(`${name}.module exports no \`open\``);
  return open;
}

/** Opens every module in the folder. `reference` is the folder of published data. */
export function allModules(reference: string, { sayIn }: Pick<Dictionaries, 'sayIn'>): readonly Module[] {
  const lists = moduleLists(() => opened);
  const imports = () => opened.flatMap((each) => each.imports ?? []);
  const surroundings = { reference, sayIn, lists, imports };
  const opened: readonly Module[] = moduleNames().map((name) => openerOf(name)(surroundings));
  return opened;
}

/** Reference lists of the given modules. */
export const listsOf = (modules: readonly Module[]): ModuleLists => moduleLists(() => modules);

/** Every migration of the platform and the modules; migrations run in the order of their names. */
export const allMigrations = (modules: readonly Pick<Module, 'migrations'>[]): readonly Migration[] => [
  ...platformMigrations,
  ...modules.flatMap((module) => module.migrations),
];
