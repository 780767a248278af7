import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { Script } from 'node:vm';
import { type Piece, sayPlaces } from './packed-places';

type Body = (exports: unknown, require: NodeJS.Require, module: NodeModule, file: string, folder: string) => void;
type Means = Readonly<Record<string, number>>;
type Entry = readonly [file: string, line: number, means: Means];

interface PackedFile extends Piece {
  /** Numbers of the packed files that its `require` calls refer to. */
  readonly means: Means;
  readonly body: Body;
}

/** backend/dist/start → the folder of the checkout. */
const ROOT = resolve(__dirname, '..', '..', '..');
const FOLDER = resolve(__dirname, '..', 'packed');

/**
 * Reads one script of the pack. Code compiled at build time is used when the engine is the same.
 */
function readScript(folder: string, name: string, entries: readonly Entry[]): PackedFile[] {
  const text = readFileSync(join(folder, `${name}.js`), 'latin1');
  const cachedData = readFileSync(join(folder, `${name}.cache`));
  // Compiled code is bound to the name it was compiled under, wherever the portal is installed.
  const script = `packed/${name}.js`;
  const bodies = new Script(text, { filename: script, cachedData }).runInThisContext() as readonly Body[];
  return entries.map(([file, line, means], at) => ({
    file: ROOT + sep + file,
    ...{ script, line, means },
    body: bodies[at] as Body,
  }));
}

/** Reads the output of `ops/start/pack-backend.mjs`. */
function shelf(folder: string, name: string): PackedFile[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as {
    scripts: readonly (readonly Entry[])[];
  };
  return scripts.flatMap((entries, at) => readScript(folder, `${name}-${at}`, entries));
}

/**
 * Loads packed files as Node loads single ones, into the same module cache, each once. Files that are not packed are
 * loaded by Node.
 */
function loaderOf(files: readonly PackedFile[]): NodeJS.Require {
  const numbers = new Map(files.map(({ file }, at) => [file, at]));

  function load(at: number): unknown {
    const packed = files[at] as PackedFile;
    const { file } = packed;
    const known = require.cache[file];
    if (known) return known.exports;
    const module = new Module(file);
    require.cache[file] = module;
    module.filename = file;
    try {
      packed.body.call(module.exports, module.exports, requireOf(packed), module, file, dirname(file));
      module.loaded = true;
    } catch (error) {
      delete require.cache[file];
      throw error;
    }
    return module.exports;
  }

  function requireOf({ file, means }: Pick<PackedFile, 'file' | 'means'>): NodeJS.Require {
    let node: NodeJS.Require | undefined;
    const ofNode = () => {
      node ??= createRequire(file);
      return node;
    };
    const own = (name: string) => {
      const at = means[name] ?? numbers.get(name);
      return at === undefined ? ofNode()(name) : load(at);
    };
    const resolve = Object.assign(
      (name: string, options?: NodeJS.RequireResolveOptions) => ofNode().resolve(name, options),
      {
        paths: (name: string) => ofNode().resolve.paths(name),
      },
    );
    return Object.assign(own, { resolve, cache: require.cache, main: require.main, extensions: require.extensions });
  }

  return requireOf({ file: __filename, means: {} });
}

/**
 * Loads a file of the server, given without extension, with its dependencies: from the pack if the build created one,
 * otherwise from single files through Node.
 */
export function packed(path: string, folder = FOLDER): unknown {
  if (!existsSync(join(folder, 'own.json'))) return require(path);
  const files = [...shelf(folder, 'packages'), ...shelf(folder, 'own')];
  sayPlaces(files);
  return loaderOf(files)(`${path}.js`);
}
