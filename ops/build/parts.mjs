import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');

const BUILD = ['package-lock.json', 'ops/build', 'shell/kit/build', 'shell/kit/package.json'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export const contractsVersion = () => readJson(path.join(root, 'backend', 'contracts', 'package.json')).version;

/** Returns the folders of the remotes. */
export const remoteFolders = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .filter((name) => existsSync(path.join(root, name, 'src', 'remote.ts')))
    .sort();

/** The shell: the pages before log-in, the portal, and the React file that both use. */
const shell = () => ({
  name: 'shell',
  folder: path.join(root, 'shell'),
  inputs: [...BUILD, 'shell/package.json', 'shell/src', 'shell/kit/src'],
});

const remote = (name) => ({
  name,
  folder: path.join(root, name),
  inputs: [...BUILD, `${name}/package.json`, `${name}/rspack.config.mjs`, `${name}/src`, `${name}/locales`],
  packageVersion: readJson(path.join(root, name, 'package.json')).version,
});

/** Returns every part that browsers load, with the inputs it is built from. */
export const parts = () => [shell(), ...remoteFolders().map(remote)];
