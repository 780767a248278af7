import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.build', 'e2e', 'coverage']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** Every source file under the given files and folders, in a stable order. */
export function filesUnder(root, inputs) {
  const found = [];
  const visit = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isFile()) return void found.push(file);
    for (const name of readdirSync(file).sort()) if (!SKIPPED.has(name) && !isTest(name)) visit(path.join(file, name));
  };
  for (const input of inputs) visit(path.join(root, input));
  return found;
}

/** One hash for names and contents: equal hash, equal output. */
export function contentHash(root, inputs, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of filesUnder(root, inputs)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
