import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { passingFolder } from './machine.mjs';

/** Gives one run of Jest a folder for the databases of its tests; it goes with the run. */
export default function runFolder() {
  const folder = mkdtempSync(path.join(passingFolder(), 'lichen-tests-'));
  process.env['LICHEN_TEST_FOLDER'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // A run that is cut short leaves by its exit too: the folder may be memory.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
