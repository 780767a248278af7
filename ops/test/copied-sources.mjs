import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

const LEFT_OUT = /(^|\/)(node_modules|dist|dist\.old|\.git|\.build|\.data|test-results)(\/|$)|\.tsbuildinfo$/;

const WORKSPACES = { backend: 'backend', contracts: 'backend/contracts', shell: 'shell', kit: 'shell/kit' };

/**
 * Copies the checkout's sources, with its installed packages and with workspaces of its own.
 * @param {object} given
 * @param {string[]} given.remotes folders of workspaces to copy in addition to those of the platform
 * @param {(file: string) => boolean} [given.isWanted] whether a file or folder is copied; gets its path from the root
 * @returns the new folder, which the caller must remove
 */
export function copiedSources({ remotes, isWanted = () => true }) {
  const copy = mkdtempSync(path.join(tmpdir(), 'lichen-copy-'));
  const filter = (from) => {
    const name = path.relative(root, from);
    return !LEFT_OUT.test(name) && isWanted(name);
  };
  // Preserves file times, so that the copied builds count as up to date.
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, filter });
  const packages = path.join(root, 'node_modules');
  const home = path.join(copy, 'node_modules');
  mkdirSync(path.join(home, '@lichen'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@lichen') symlinkSync(path.join(packages, name), path.join(home, name));
  for (const [name, folder] of Object.entries({
    ...WORKSPACES,
    ...Object.fromEntries(remotes.map((one) => [one, one])),
  }))
    symlinkSync(path.join(copy, folder), path.join(home, '@lichen', name));
  return copy;
}
