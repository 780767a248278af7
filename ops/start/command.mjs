import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnvFile, root } from './process.mjs';

/**
 * Runs a program of the backend on the installation that `npm start` serves, with the values of `.env` for unset
 * environment variables.
 */
const [name = '', ...words] = process.argv.slice(2);
const program = path.join(root, 'backend', 'dist', 'cli', `${name}.js`);
if (!existsSync(program)) {
  console.error('The backend is not built yet: run npm start once');
  process.exit(1);
}
readEnvFile();
process.argv = [process.execPath, program, ...words];
await import(pathToFileURL(program).href);
