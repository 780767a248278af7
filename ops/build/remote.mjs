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

/** The compiler lists the hashes of chunks in another order every time. */
export const withSortedHashes = (entry) =>
  entry.replace(
    /(\.sriHashes\s*=\s*\{)([^}]*)\}/,
    (_, begin, hashes) => `${begin}${hashes.split(',').sort().join(',')}}`,
  );

/**
 * The entry gets its hash after the compile: its name inside the container must stay the same. Equal sources make equal
 * files, because a version that is published already is refused with other content.
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

/** Files of each exposed module: its own chunk and those split off from it. */
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
 * Compiles a remote under a version and writes its `release.json`.
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

/** Stands for the version while nobody knows it: its name is in the files that it is made from. */
const UNKNOWN = '0';

/** Hash of the files of each page and widget; of a draft, in which no version is. */
const codeOf = ({ pages, widgets, assets }) => {
  const integrity = new Map(assets.map((asset) => [asset.path, asset.integrity]));
  const hashOf = (files) => shortHash(JSON.stringify(files.map((file) => integrity.get(file)).sort()));
  return Object.fromEntries([...pages, ...widgets].map(({ expose, preload }) => [expose, hashOf(preload)]));
};

/**
 * Version that says what is in it: package version, and hash of the files and pages that the sources come to. With it,
 * what each page and widget is made of, which stays equal from version to version where nothing of it changed.
 * @param {{ part: any, definition: any, development: boolean | undefined }} asked
 */
async function draftOf({ part, definition, ...asked }) {
  const output = path.join(root, '.build', 'versions', part.name);
  const drafted = await compileRemote({ ...asked, part, definition, output, version: UNKNOWN, builtOn: 0 });
  rmSync(output, { recursive: true, force: true });
  return { version: `${part.packageVersion}-${shortHash(JSON.stringify(drafted))}`, code: codeOf(drafted) };
}

/**
 * Compiles one remote, twice: its version is the hash of what comes out, so that equal sources are the same release
 * wherever they are built.
 * @param {{ part: any, development: boolean | undefined, version: string | undefined }} asked a version that is known already, as in development
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
