import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type EmptyDatabase, runFolder } from './empty-database';
import { fillFrom, keepCopy } from './migrated-copy';

const isDatabase = (file: string) => basename(file).startsWith('test.sqlite');

/** Both workers may prepare at the same time; the first one's copy stays. */
function offer(written: string, kept: string): void {
  try {
    renameSync(written, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    rmSync(written, { recursive: true, force: true });
  }
}

/**
 * Gives an empty database and its directory what `prepare` writes into them, and returns its answer, which must survive
 * JSON. `prepare` runs for the first test file that asks for this `name` and leaves the database closed; the others copy
 * its result, so that each still has a database of its own.
 */
export async function prepared<Said>(
  { url, directory }: EmptyDatabase,
  name: string,
  prepare: () => Promise<Said>,
): Promise<Said> {
  const kept = join(runFolder(), `prepared-${name}`);
  if (existsSync(kept)) {
    cpSync(join(kept, 'files'), directory, { recursive: true });
    await fillFrom(join(kept, 'database'), url);
    return JSON.parse(readFileSync(join(kept, 'said.json'), 'utf8')) as Said;
  }
  const said = await prepare();
  const written = `${kept}.${randomBytes(4).toString('hex')}`;
  mkdirSync(written);
  await keepCopy(url, join(written, 'database'));
  cpSync(directory, join(written, 'files'), { recursive: true, filter: (file) => !isDatabase(file) });
  writeFileSync(join(written, 'said.json'), JSON.stringify(said));
  offer(written, kept);
  return said;
}
