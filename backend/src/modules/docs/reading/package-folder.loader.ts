import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of a package, for the data that it brings beside its code; throws where it is not installed. */
export function packageFolder(name: string): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
  }
}
