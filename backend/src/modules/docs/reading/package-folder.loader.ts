import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the folder of an installed package, to read its data files; throws if it is not installed. */
export function packageFolder(name: string): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
  }
}
