import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const kitRoot = path.resolve(import.meta.dirname, '..');
const kit = JSON.parse(readFileSync(path.join(kitRoot, 'package.json'), 'utf8'));
const require = createRequire(path.join(kitRoot, 'package.json'));

const range = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;
const module = (name) => path.join(kitRoot, 'src', 'modules', `${name}.ts`);

/** Each is one lazily loaded part of the kit, so that a page fetches what it shows and nothing else. */
export const KIT_MODULES = [
  'antd',
  'antd-table',
  'antd-date',
  'chart',
  'form',
  'imports',
  'map',
  'pdf',
  'router',
  'survey',
  'query',
  'i18n',
  'theme',
];

const REACT_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Installed version of a package, whatever its `exports` allow to be read. */
function installed(name) {
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')).version;
    } catch {
      // Not in this folder: hoisting may have put it higher up.
    }
  }
  throw new Error(`${name} is not installed`);
}

function versions() {
  const react = installed('react');
  return {
    ...Object.fromEntries(REACT_MODULES.map((name) => [name, react])),
    '@lichen/kit': kit.version,
    ...Object.fromEntries(KIT_MODULES.map((name) => [`@lichen/kit/${name}`, kit.version])),
    zod: installed('zod'),
    zustand: installed('zustand'),
    dayjs: installed('dayjs'),
    'big.js': installed('big.js'),
  };
}

/** Version of each package that the shell shares. */
export const sharedVersions = () => versions();

/** Shared packages and ranges that `release.json` states for a remote. */
export const sharedRanges = () =>
  Object.fromEntries(Object.entries(versions()).map(([name, version]) => [name, range(version)]));

export const kitVersion = kit.version;

/** A remote takes all of it from the shell and holds no copy to fall back to. */
export function sharedByRemote() {
  return Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, strictVersion: true, import: /** @type {false} */ (false) },
    ]),
  );
}

/** The shell provides everything; React itself comes from one file that the pages before log-in use as well. */
export function sharedByShell(reactFolder) {
  const sources = {
    ...Object.fromEntries(REACT_MODULES.map((name) => [name, path.join(reactFolder, `${name.replace('/', '-')}.cjs`)])),
    '@lichen/kit': path.join(kitRoot, 'src', 'index.ts'),
    ...Object.fromEntries(KIT_MODULES.map((name) => [`@lichen/kit/${name}`, module(name)])),
    zod: module('schema'),
    zustand: 'zustand',
    dayjs: 'dayjs',
    'big.js': 'big.js',
  };
  return Object.fromEntries(
    Object.entries(versions()).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: range(version), import: sources[name] },
    ]),
  );
}
