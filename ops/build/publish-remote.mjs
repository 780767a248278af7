import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { remoteFolders, root } from './parts.mjs';

const USAGE = 'Usage: npm run publish-remote -- <mf-name> [--expect <live version, or none>]';

/**
 * Builds one remote and makes it live in this installation. The shell is neither rebuilt nor restarted.
 * @param {string[]} words its name, and options of the program
 */
async function publishRemote([name = '', ...options]) {
  if (!remoteFolders().includes(name)) throw new Error(`${USAGE}\nRemotes here: ${remoteFolders().join(', ')}`);
  const command = path.join(root, 'backend', 'dist', 'cli', 'publish-remote.js');
  if (!existsSync(command)) throw new Error('The backend is not built yet: run npm start once');
  await build({ only: [name] });
  const { status } = spawnSync(process.execPath, [command, path.join(root, name, 'dist'), ...options], {
    stdio: 'inherit',
    cwd: root,
  });
  process.exitCode = status ?? 1;
}

await publishRemote(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
