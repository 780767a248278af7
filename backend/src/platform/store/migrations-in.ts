import { readdirSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import type { Migration } from './schema';

/** Sources end in `.ts`, built files in `.js`; tests and source maps have a second dot. */
const ENDING = extname(__filename);
const isMigration = (file: string) => /^[^.]+\.[^.]+$/.test(file) && extname(file) === ENDING;

/**
 * Returns the migrations in the folder `migrations` of a room, in order. The file name is the migration's name, under
 * which databases record it. A file is loaded when it runs, because most starts run none.
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
