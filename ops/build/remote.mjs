import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { containerName, FIRST_PAGE } from '@lichen/kit/build';
import { precompress } from './assets.mjs';
import { compile } from './compile.mjs';
import { contractsVersion, root } from './parts.mjs';
import { readRemote } from './read-remote.mjs';
import { writeRelease } from './release.mjs';

const contracts = path.join(root, 'backend', 'contracts');

const exposed = ({ expose, slot }) => ({
  import: `./src/${expose.slice(2)}`,
  ...(slot?.startsWith('dashboard.') ? { name: `${FIRST_PAGE}${expose.split('/').pop()}` } : {}),
});

const exposesOf = ({ pages, widgets }) =>
  Object.fromEntries([...pages, ...widgets].map((part) => [part.expose, exposed(part)]));

const shortHash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** The compiler lists the hashes of chunks in a different order every time. */
export const withSortedHashes = (entry) =>
  entry.replace(
    /(\.sriHashes\s*=\s*\{)([^}]*)\}/,
    (_, begin, hashes) => `${begin}${hashes.split(',').sort().join(',')}}`,
  );

/**
 * Adds the hash to the entry's file name after the compilation, because its name inside the container must stay the
 * same. Equal sources must give equal files, because a published version is refused with other content.
 */
function nameEntryByContent(output) {
  const compiled = path.join(output, 'remoteEntry.js');
  const content = withSortedHashes(readFileSync(compiled, 'utf8'));
  writeFileSync(compiled, content);
  const entry = `remoteEntry.${shortHash(content)}.js`;
  renameSync(compiled, path.join(output, entry));
  return entry;
}

function copyLocales(folder, output) {
  const source = path.join(folder, 'locales');
  if (!existsSync(source)) return {};
  mkdirSync(path.join(output, 'locales'), { recursive: true });
  const copied = {};
  for (const file of readdirSync(source).filter((name) => name.endsWith('.json'))) {
    const texts = JSON.stringify(JSON.parse(readFileSync(path.join(source, file), 'utf8')));
    const language = path.basename(file, '.json');
    copied[language] = `locales/${language}.${shortHash(texts)}.json`;
    writeFileSync(path.join(output, copied[language]), texts);
  }
  return copied;
}

/** Returns the files of each exposed module: its own chunk and those split off from it. */
function filesByExpose(stats, folder) {
  const { chunks, modules } = stats.toJson({
    all: false,
    chunks: true,
    chunkRelations: true,
    ids: true,
    modules: true,
    nestedModules: true,
    cachedModules: true,
  });
  const chunkOf = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const sources = (module) => [module, ...(module.modules ?? [])].map(({ nameForCondition }) => nameForCondition ?? '');
  return (expose) => {
    const source = path.join(folder, 'src', expose.slice(2));
    const holder = modules.find((module) => sources(module).some((file) => file.replace(/\.tsx?$/, '') === source));
    const own = (holder?.chunks ?? []).map((id) => chunkOf.get(id)).filter((chunk) => chunk && !chunk.entry);
    if (own.length === 0) throw new Error(`no chunk holds ${expose}`);
    const related = own.flatMap((chunk) => [chunk, ...(chunk.siblings ?? []).map((id) => chunkOf.get(id))]);
    return [...new Set(related.filter((chunk) => chunk && !chunk.entry).flatMap(({ files }) => files))].sort();
  };
}

/**
 * Compiles a remote with a given version and writes its `release.json`.
 * @param {{ part: any, definition: any, version: string, builtOn: number, output: string, development: boolean | undefined,
 *   code?: Record<string, string> | undefined }} asked
 */
async function compileRemote({ part, definition, version, builtOn, output, development, code }) {
  const { default: preset } = await import(pathToFileURL(path.join(part.folder, 'rspack.config.mjs')).href);
  const stats = await compile(preset({ version, exposes: exposesOf(definition), output, development }));
  return writeRelease({
    ...{ definition, version, builtOn, folder: output, development, code },
    container: containerName(part.name, version),
    entry: nameEntryByContent(output),
    filesOf: filesByExpose(stats, part.folder),
    locales: copyLocales(part.folder, output),
    contractsVersion: contractsVersion(),
  });
}

/** Placeholder for the version, which is the hash of files that contain it. */
const UNKNOWN = '0';

/** Returns the hash of the files of each page and widget, from a draft compiled without a version. */
const codeOf = ({ pages, widgets, assets }) => {
  const integrity = new Map(assets.map((asset) => [asset.path, asset.integrity]));
  const hashOf = (files) => shortHash(JSON.stringify(files.map((file) => integrity.get(file)).sort()));
  return Object.fromEntries([...pages, ...widgets].map(({ expose, preload }) => [expose, hashOf(preload)]));
};

/**
 * Returns the version: the package version and a hash of the compiled files and pages. Also returns the code hash of
 * each page and widget, which stays the same while its code does not change.
 * @param {{ part: any, definition: any, development: boolean | undefined }} asked
 */
async function draftOf({ part, definition, ...asked }) {
  const output = path.join(root, '.build', 'versions', part.name);
  const drafted = await compileRemote({ ...asked, part, definition, output, version: UNKNOWN, builtOn: 0 });
  rmSync(output, { recursive: true, force: true });
  return { version: `${part.packageVersion}-${shortHash(JSON.stringify(drafted))}`, code: codeOf(drafted) };
}

/**
 * Compiles one remote, twice: its version contains the hash of the output, so that equal sources give the same release
 * wherever they are built.
 * @param {{ part: any, development: boolean | undefined, version: string | undefined }} asked `version` if it is already known, as in development
 */
export async function buildRemote({ part, development, version }) {
  const output = path.join(part.folder, 'dist');
  const definition = await readRemote(part.folder, path.join(contracts, 'src'));
  if (definition.name !== part.name) throw new Error(`remote.ts says ${definition.name}; it must be the folder's name`);
  const known = version ? { version } : await draftOf({ part, definition, development });
  const release = await compileRemote({ part, definition, ...known, builtOn: Date.now(), output, development });
  if (!development) await precompress(output);
  return `${release.version}, ${release.pages.length} pages, ${release.widgets.length} widgets`;
}
