import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildBackend } from '../start/build-backend.mjs';
import { passingFolder } from './machine.mjs';

/**
 * Builds what the API tests run, and creates the folder for the databases of one Jest run; it is deleted with the run.
 */
export default async function runFolder() {
  await buildBackend({ log: () => {} });
  const folder = mkdtempSync(path.join(passingFolder(), 'lichen-tests-'));
  process.env['LICHEN_TEST_FOLDER'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // An interrupted run deletes the folder on exit too, because it may be in memory.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
