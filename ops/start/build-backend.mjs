import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPacked, unpack } from './pack-backend.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');
const register = path.join(root, '.build', 'backend.json');

const rooms = [
  { source: path.join(root, 'backend', 'contracts', 'src'), target: path.join(root, 'backend', 'contracts', 'dist') },
  { source: path.join(root, 'backend', 'src'), target: path.join(root, 'backend', 'dist') },
];

/**
 * Packages imported at first use, because most starts need none of them and each is dozens of files. Jest reads them in
 * this way too.
 */
export const readLate = [
  ...['acorn', 'iconv-lite', 'ioredis', 'mailparser', 'mysql2', 'postcss', 'postcss-selector-parser'],
  ...['rate-limiter-flexible', 'umzug', 'write-excel-file/node'],
];

/**
 * Comments and line breaks are left to the source maps: a process keeps the text of its code, and where lines end. The
 * pack is read as ASCII.
 */
const options = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  minify: true,
  module: { type: 'commonjs', lazy: readLate },
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2022',
    keepClassNames: true,
    minify: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
  },
};

/**
 * Files that answer calls, run jobs or read files, and the start itself; their imports are lazy. A lazy import costs a
 * function call per use, so code that runs for every request or row imports directly.
 */
const usedNowAndThen =
  /\/backend\/src\/(start\/|demo\/|modules\/.*\.(handler|job|listener|route|client|loader|operation)\.ts$)/;
const readsLate = (file) => usedNowAndThen.test(file);
const ownImport = /^(?:import|export|\}) [^;]*?\bfrom '((?:\.|@lichen\/)[^']+)';$/gm;

/** Returns the product's own imports of a file that are loaded at first use (ADR 0061). */
function ownImportsReadLate(file) {
  if (!readsLate(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(ownImport)].map(([, name]) => name);
}

const contracts = path.join(root, 'backend', 'contracts', 'dist');
const ownRequire = /\brequire\("((?:\.|@lichen\/contracts\/)[^"]+)"\)/g;

/** Completes the file name of each own import, which saves Node the search: a twentieth of a start. */
function withFilesNamed(code, output) {
  const folder = path.dirname(output);
  return code.replace(ownRequire, (all, name) => {
    if (/\.js(on)?$/.test(name)) return all;
    const target = name.replace(/^@lichen\/contracts/, contracts);
    const file = `${path.relative(folder, path.resolve(folder, target))}.js`;
    return `require("${file.startsWith('.') ? file : `./${file}`}")`;
  });
}

const isTest = (file) => /\.(test|fixture|example)\.ts$/.test(file);
const isCompiled = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts');

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
}

const stampOf = (file) => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs}:${size}`;
};

function readRegister(key) {
  if (!existsSync(register)) return {};
  const { key: known, files } = JSON.parse(readFileSync(register, 'utf8'));
  return known === key ? files : {};
}

/** Deletes only files of this build; declarations in the same folder belong to the type check. */
function forget(output) {
  for (const file of [output, `${output}.map`]) rmSync(file, { force: true });
}

async function compile(swc, source, output) {
  mkdirSync(path.dirname(output), { recursive: true });
  if (!isCompiled(source)) return copyFileSync(source, output);
  const lazy = [...readLate, ...ownImportsReadLate(source)];
  const module = { ...options.module, lazy };
  const { code, map } = await swc.transformFile(source, { ...options, module, filename: source });
  writeFileSync(`${output}.map`, map);
  writeFileSync(output, `${withFilesNamed(code, output)}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
}

/** Returns every source file with its output file. */
function wanted() {
  return rooms.flatMap(({ source, target }) =>
    filesUnder(source)
      .filter((file) => !isTest(file) && !file.endsWith('.d.ts'))
      .map((file) => {
        const relative = path.relative(source, file);
        return {
          source: file,
          output: path.join(target, isCompiled(file) ? relative.replace(/\.ts$/, '.js') : relative),
        };
      }),
  );
}

/**
 * Packs in a separate process, because it loads packages and configures the engine as a start does. If it fails, a
 * start reads single files and takes longer.
 */
function pack(log) {
  const program = path.join(root, 'ops', 'start', 'pack-backend.mjs');
  const { status } = spawnSync(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'] });
  log(status === 0 ? 'packed backend' : 'the backend could not be packed; it starts from single files');
}

/**
 * Compiles changed files of the backend and the contracts to JavaScript, then packs them for a quick start unless
 * `isPacking` is false.
 * @returns the number of files written
 */
export async function buildBackend({ log = console.log, isPacking = true } = {}) {
  const begun = Date.now();
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', '@swc', 'core', 'package.json'), 'utf8'));
  const key = JSON.stringify([version, options, usedNowAndThen.source, ownImport.source, ownRequire.source]);
  const before = readRegister(key);
  const after = {};
  const stale = [];
  for (const { source, output } of wanted()) {
    const stamp = stampOf(source);
    after[path.relative(root, output)] = stamp;
    if (before[path.relative(root, output)] !== stamp || !existsSync(output)) stale.push({ source, output });
  }
  const gone = Object.keys(before).filter((output) => !(output in after));
  for (const output of gone) forget(path.join(root, output));
  if (stale.length + gone.length > 0) unpack();
  if (stale.length > 0) {
    const swc = await import('@swc/core');
    await Promise.all(stale.map(({ source, output }) => compile(swc, source, output)));
  }
  if (stale.length + gone.length > 0) {
    mkdirSync(path.dirname(register), { recursive: true });
    writeFileSync(register, JSON.stringify({ key, files: after }));
    log(`built backend: ${stale.length} files in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  } else {
    log('backend is up to date');
  }
  if (isPacking && !isPacked()) pack(log);
  return stale.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildBackend();
