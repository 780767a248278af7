import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders, root } from '../build/parts.mjs';

/** Returns the module that belongs to a part of the portal. */
const moduleOf = (part) => (part === 'shell' ? 'identity' : part.replace(/^mf-/, ''));

/**
 * Returns the folders that the team of an area releases: the remote or shell, its module and their contracts.
 * @returns {string[]} folders below the root
 */
export function foldersOf(part) {
  const known = ['shell', ...remoteFolders()];
  if (!known.includes(part)) throw new Error(`There is no ${part}. Name one of: ${known.join(', ')}`);
  const name = moduleOf(part);
  return [part, `backend/src/modules/${name}`, `backend/contracts/src/${name}`].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
}
