import { readdirSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import type { Migration } from './schema';

/** Sources end in `.ts`, what is built of them in `.js`; tests and source maps in the folder have a second dot. */
const ENDING = extname(__filename);
const isMigration = (file: string) => /^[^.]+\.[^.]+$/.test(file) && extname(file) === ENDING;

/**
 * The migrations of a room, from its folder `migrations`, in the order they run. The name of a file is the name of its
 * migration, under which databases remember that it ran. A file is loaded when it runs: most starts run none.
 */
export function migrationsIn(room: string): readonly Migration[] {
  const folder = join(room, 'migrations');
  return readdirSync(folder)
    .filter(isMigration)
    .sort()
    .map((file) => ({
      name: parse(file).name,
      up: (schema) => (require(join(folder, file)) as Pick<Migration, 'up'>).up(schema),
    }));
}
