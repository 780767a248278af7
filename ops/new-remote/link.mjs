import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Adds the new folder as a workspace to the lockfile and to the installed packages. */
export function link(root, remote) {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const options = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync(command, [...first, ...options], { cwd: root, stdio: 'ignore' });
  const home = path.join(root, 'node_modules', '@lichen', remote);
  if (existsSync(path.dirname(home)) && !existsSync(home)) symlinkSync(path.join('..', '..', remote), home);
  // The next start compares this copy with the lockfile; nothing else has to be installed.
  const remembered = path.join(root, 'node_modules', '.lichen-lock');
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(path.join(root, 'node_modules'))) writeFileSync(remembered, hash);
}
