import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../build/parts.mjs';
import { foldersOf } from './areas.mjs';
import { root as checkout } from './run.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.build', '.data']);
const ROOMS = ['backend', 'shell', 'ops'];
const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);
const isJourney = (file) => file.startsWith('shell/e2e/');

function testsUnder(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return testsUnder(root, file);
    return isTest(file) ? [file] : [];
  });
}

/** Returns `bill` for `shell/e2e/bill.spec.ts`, `table` for `…/store/table.api.test.ts`. */
const bareName = (file) => path.posix.basename(file).replace(/(\.once)?(\.(api|drivers))?\.(test|spec)\.\w+$/, '');

const within = (folders) => (file) => folders.some((folder) => file.startsWith(`${folder}/`));

/**
 * Files by name: all of an area but its journeys, otherwise files with that name, otherwise those with it in their
 * path.
 */
function filesNamed(name, tests) {
  if (['shell', ...remoteFolders()].includes(name))
    return tests.filter((file) => within(foldersOf(name))(file) && !isJourney(file));
  const asked = name.replace(/^\.\//, '').toLowerCase();
  const exact = tests.filter((file) => bareName(file).toLowerCase() === asked || file.toLowerCase() === asked);
  return exact.length > 0 ? exact : tests.filter((file) => file.toLowerCase().includes(asked));
}

const TITLE = /\btest\(\s*(['"`])(.*?)\1/g;

/** Journeys that have these words in a title. */
const journeysTitled = (root, words, tests) =>
  tests.filter(
    (file) =>
      isJourney(file) &&
      [...readFileSync(path.join(root, file), 'utf8').matchAll(TITLE)].some(([, , title]) =>
        title.toLowerCase().includes(words.toLowerCase()),
      ),
  );

/**
 * Returns the tests for some names: each is an area (`mf-activities`) or a file (`table`, a part of its path or all of
 * it); otherwise all names together are words from the title of a journey.
 * @returns {{ files: string[], specs: string[], title?: string }} Jest test files, files of journeys, and the title
 * that limits the journeys
 */
export function chosenTests(names, root = checkout) {
  const folders = [...ROOMS, ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
  const tests = folders.flatMap((folder) => testsUnder(root, folder));
  const found = names.map((name) => filesNamed(name, tests));
  if (found.every((files) => files.length > 0)) {
    const files = [...new Set(found.flat())];
    return { files: files.filter((file) => !isJourney(file)), specs: files.filter(isJourney) };
  }
  const title = names.join(' ');
  const specs = journeysTitled(root, title, tests);
  if (specs.length > 0) return { files: [], specs, title };
  throw new Error(`There is no test named ${title}: name an area, a test file, or words from the title of a journey`);
}
