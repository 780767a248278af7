import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../build/assets.mjs';
import { containerName } from '@lichen/kit/build';
import { root } from '../../start/process.mjs';

/**
 * A release in memory.
 * @typedef {{ release: any, files: Map<string, Buffer> }} Copy
 */

/** Reads the built release of a remote. @returns {Copy} */
export function builtRelease(name, folder = path.join(root, name, 'dist')) {
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  const files = new Map(release.assets.map((asset) => [asset.path, readFileSync(path.join(folder, asset.path))]));
  return { release, files };
}

const isScript = (file) => file.endsWith('.js');

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Gives every file the hash and size that it has now. @param {Copy} copy */
export function sealed({ release, files }) {
  const assets = release.assets.map((asset) => {
    const bytes = /** @type {Buffer} */ (files.get(asset.path));
    return { ...asset, integrity: integrityOf(bytes), bytes: bytes.length };
  });
  return { release: { ...release, assets }, files };
}

/** Replaces one hash by another wherever the entry names it. */
function withHashes(entry, hashes) {
  return [...hashes].reduce((text, [old, own]) => text.replaceAll(old, own), entry);
}

/**
 * Returns the same code under another version, which a browser treats as another release, with its own container,
 * addresses and hashes. `change` gets the text of each script; the result of `append` is added to the entry.
 * @param {Copy} built
 * @param {{ version: string, change?: (text: string, file: string) => string, append?: (container: string) => string }} asked
 * @returns {Copy}
 */
export function copyOf({ release, files }, { version, change = (text) => text, append }) {
  const container = containerName(release.name, version);
  const hashes = new Map();
  const copied = new Map(files);
  for (const [file, bytes] of files) {
    if (!isScript(file) || file === release.entry) continue;
    const text = change(bytes.toString('utf8').replaceAll(release.container, container), file);
    copied.set(file, Buffer.from(text));
    hashes.set(integrityOf(bytes), integrityOf(text));
  }
  const entry = String(files.get(release.entry)).replaceAll(release.container, container);
  const end = append ? `\n${append(container)}` : '';
  copied.set(release.entry, Buffer.from(withHashes(change(entry, release.entry), hashes) + end));
  return sealed({ release: { ...release, version, container }, files: copied });
}

/** Returns a version that no other copy has, with the package version of the build. */
export const versionLike = ({ release }, word) =>
  `${release.version.split('-')[0]}-${shortHash(`${release.name} ${word}`)}`;
