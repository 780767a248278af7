import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

const root = path.resolve(import.meta.dirname, '..', '..');
const rooms = ['backend/dist', 'backend/contracts/dist'].map((room) => path.join(root, room));
/** Folder of the packed files, which a start reads instead of single files; see `backend/src/start/packed.ts`. */
const folder = path.join(rooms[0], 'packed');
const flags = path.join(rooms[0], 'start', 'v8-flags.js');
const requireHere = createRequire(path.join(rooms[0], 'main.js'));

/** Packages that every start loads. Node finds and reads all others file by file. */
const ofEveryStart = [
  ...[
    'big.js',
    'busboy',
    'compression',
    'csv-parse/sync',
    'express',
    'helmet',
    'jsep',
    'pino',
    'prom-client',
    'semver',
  ],
  ...['sequelize', 'sequelize/lib/dialects/sqlite/index', 'socket.io', 'zod'],
];

/**
 * Returns whether a file cannot be packed: `import()` does not work in a packed file, and packages with native code
 * look for it relative to themselves.
 */
const staysSingle = (code) => /\bimport\(/.test(code) || /\.node['"`]/.test(code);
const literalRequire = /\brequire\((["'])([^"'\n]+)\1\)/g;
const sourceMapNote = /^\/\/# sourceMappingURL=.*$/m;
const notAscii = /[^\0-\x7f]/g;

/** Returns a key that changes with the packages, with Node, its flags and this file. */
function keyOfPackages() {
  const stamps = [path.join(root, 'node_modules', '.package-lock.json'), import.meta.filename].map((file) => {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return [mtimeMs, size];
  });
  // The engine accepts compiled code only with the same flags.
  return JSON.stringify([process.version, stamps, existsSync(flags) && readFileSync(flags, 'utf8')]);
}

const read = (name) => {
  const file = path.join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Returns whether the current build is packed. */
export const isPacked = () =>
  existsSync(path.join(folder, 'own.json')) && read('packages.json')?.key === keyOfPackages();

/** Deletes the packed files after a new build: starts read single files until it is packed again. */
export const unpack = () => rmSync(path.join(folder, 'own.json'), { force: true });

function ownFiles() {
  const builtIn = (room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js') && !name.startsWith('packed'))
      .sort()
      .map((name) => path.join(room, name));
  const codeOf = (file) => readFileSync(file, 'utf8').replace(sourceMapNote, '');
  return rooms.flatMap(builtIn).map((file) => ({ file, code: codeOf(file) }));
}

const copies = new Map();

/** Returns the first copy found of a file in one version of a package, so that duplicates are loaded once. */
function sameCopy(file) {
  const [, place, within] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)(.*)$/.exec(file) ?? [];
  if (!place) return file;
  const { name, version } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  const key = `${name}@${version}${within}`;
  if (!copies.has(key)) copies.set(key, file);
  return copies.get(key);
}

function packedPackageFile(swc, file) {
  if (!/\.c?js$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const format = { comments: false, asciiOnly: true };
  const options = { compress: false, mangle: false, module: false, ecma: 2022, format };
  const { code } = swc.minifySync(text.replace(/^#!.*/, ''), options);
  return staysSingle(code) || code.search(notAscii) >= 0 ? [] : [{ file, code }];
}

/** Returns the files that these packages load, found by loading them. */
function packageFiles() {
  for (const name of ofEveryStart) requireHere(name);
  const loaded = Object.keys(requireHere.cache).filter((file) => /[\\/]node_modules[\\/]/.test(file));
  const swc = requireHere('@swc/core');
  return [...new Set(loaded.map(sameCopy))].flatMap((file) => packedPackageFile(swc, file));
}

/** ES modules that only re-export the CommonJS script beside them. */
const passedOn = /^import (\w+) from '(\.\/[^']+)';[\s\S]*export \{ \1 as 'module\.exports' \};\s*$/;

function resolved(resolve, name) {
  try {
    const file = resolve(name);
    const script = file.endsWith('.mjs') ? passedOn.exec(readFileSync(file, 'utf8'))?.[2] : undefined;
    return sameCopy(script ? path.join(path.dirname(file), script) : file);
  } catch {
    return undefined;
  }
}

/** Returns for each file the numbers of the packed files that its `require` calls mean; Node finds the others. */
function meanings(files, numbers) {
  const known = new Map();
  return files.map(({ file, code }) => {
    const { resolve } = createRequire(file);
    const place = path.dirname(file);
    const names = new Set(Array.from(code.matchAll(literalRequire), ([, , name]) => name));
    const pairs = [...names].flatMap((name) => {
      const key = `${name.startsWith('.') || place.includes('node_modules') ? place : ''} ${name}`;
      if (!known.has(key)) known.set(key, numbers.get(resolved(resolve, name)));
      return known.get(key) === undefined ? [] : [[name, known.get(key)]];
    });
    return Object.fromEntries(pairs);
  });
}

/**
 * Bytes of code in one script. The C library keeps as much memory for itself as twice the largest piece that was given
 * back to it, so that scripts of megabytes cost every process 8 MB.
 */
const SCRIPT_BYTES = 250_000;

/** Divides files, in their order, into scripts of about equal size. */
function scriptsOf(files) {
  const scripts = [];
  let bytes = SCRIPT_BYTES;
  for (const file of files) {
    if (bytes >= SCRIPT_BYTES) {
      scripts.push([]);
      bytes = 0;
    }
    scripts.at(-1).push(file);
    bytes += file.code.length;
  }
  return scripts;
}

/** Writes one function per file. Its code starts on a new line, so that line numbers can be mapped to the file. */
function writeScript(name, files) {
  let line = 2;
  const pieces = files.map(
    ({ code }) => `(function (exports, require, module, __filename, __dirname) {\n${code}\n}),\n`,
  );
  const entries = files.map(({ file, means }, at) => {
    const entry = [path.relative(root, file), line + 1, means];
    line += pieces[at].split('\n').length - 1;
    return entry;
  });
  const text = `[\n${pieces.join('')}]`;
  writeFileSync(path.join(folder, `${name}.js`), text);
  writeFileSync(
    path.join(folder, `${name}.cache`),
    new Script(text, { filename: `packed/${name}.js` }).createCachedData(),
  );
  return entries;
}

function shelve(name, files, { key, numbers }) {
  const means = meanings(files, numbers);
  const scripts = scriptsOf(files.map((file, at) => ({ ...file, means: means[at] })));
  const entries = scripts.map((pieces, at) => writeScript(`${name}-${at}`, pieces));
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ key, scripts: entries }));
}

const numbersOf = (files) => new Map(files.map((file, at) => [file, at]));
const nameOf = ({ file }) => file;

/** Files of packages get the first numbers, so that they stay packed while the product changes. */
function pack() {
  mkdirSync(folder, { recursive: true });
  unpack();
  requireHere(flags);
  const key = keyOfPackages();
  if (read('packages.json')?.key !== key) {
    const files = packageFiles();
    // Scripts of an earlier division would stay beside the new ones.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    shelve('packages', files, { key, numbers: numbersOf(files.map(nameOf)) });
  }
  const packages = read('packages.json')
    .scripts.flat()
    .map(([file]) => sameCopy(path.join(root, file)));
  const files = ownFiles();
  shelve('own', files, { key, numbers: numbersOf([...packages, ...files.map(nameOf)]) });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) pack();
