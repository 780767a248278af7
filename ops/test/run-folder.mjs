import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildBackend } from '../start/build-backend.mjs';
import { passingFolder } from './machine.mjs';

/** Builds what the tests of the API run, and gives one run of Jest a folder for their databases; it goes with the run. */
export default async function runFolder() {
  await buildBackend({ log: () => {} });
  const folder = mkdtempSync(path.join(passingFolder(), 'lichen-tests-'));
  process.env['LICHEN_TEST_FOLDER'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // A run that is cut short leaves by its exit too: the folder may be memory.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
