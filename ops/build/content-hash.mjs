import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files and folders that do not affect a build. */
const SKIPPED = new Set(['node_modules', 'dist', '.build', 'e2e', 'coverage', 'testing', 'sizes.mjs']);
const isTest = (name) => /\.test\.(tsx?|mjs)$/.test(name);

const CONTRACTS = path.join('backend', 'contracts', 'src');
const LOCK = 'package-lock.json';

/** Returns every source file under the given files and folders, in a stable order. */
function filesUnder(root, inputs) {
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

/** Returns the contracts that a text imports: `@lichen/contracts/…` anywhere, `./…` from another contract. */
function contractsNamed(root, file, text) {
  const contracts = path.join(root, CONTRACTS);
  const named = [...text.matchAll(/['"]@lichen\/contracts\/([^'"]+)['"]/g)].map(([, name]) =>
    path.join(contracts, name),
  );
  const beside = file.startsWith(contracts)
    ? [...text.matchAll(/from ['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, name]) => path.resolve(path.dirname(file), name))
    : [];
  return [...named, ...beside].map((name) => `${name}.ts`).filter((name) => existsSync(name));
}

/** Returns the sources with the contracts they use, so that a new entity only rebuilds the parts that use it. */
function withContracts(root, files) {
  const known = new Set(files);
  for (const file of known) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const contract of contractsNamed(root, file, readFileSync(file, 'utf8'))) known.add(contract);
  }
  return [...known].sort();
}

/** Returns the lockfile's packages without workspace links, so that a new remote changes no other's hash. */
function lockedPackages(root) {
  const { packages = {} } = JSON.parse(readFileSync(path.join(root, LOCK), 'utf8'));
  return Object.entries(packages)
    .filter(([name, { link }]) => name.startsWith('node_modules/') && !link)
    .map(([name, { version }]) => `${name}@${version}`)
    .join('\n');
}

/** Returns one hash over names and contents; equal hashes mean equal output. */
export function contentHash(root, inputs, salt = '') {
  const hash = createHash('sha256').update(salt);
  if (inputs.includes(LOCK)) hash.update(lockedPackages(root));
  const files = filesUnder(
    root,
    inputs.filter((input) => input !== LOCK),
  );
  for (const file of withContracts(root, files)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
