import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders, root } from '../build/parts.mjs';

/** Returns the module that belongs to a part of the portal. */
const moduleOf = (part) => (part === 'shell' ? 'identity' : part.replace(/^mf-/, ''));

/**
 * Folders that the team of one area releases: the remote, or the shell, its module and their contracts.
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
