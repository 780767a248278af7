import { existsSync } from 'node:fs';
import path from 'node:path';
import LongFirst from './long-first.cjs';
import { root } from './run.mjs';

const { LONGEST } = LongFirst;

/** @returns {any} what the order reads of a test file of Jest */
const testFile = (file) => ({
  path: path.join(root, file),
  context: { config: { id: 'unit', cacheDirectory: root, displayName: 'unit' }, hasteFS: { getSize: () => 1 } },
});

it.each(LONGEST)('names a file that exists: %s', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});

it('begins with the longest files, in their order, and leaves none out', () => {
  const files = ['ops/test/walls.test.mjs', ...[...LONGEST].reverse(), 'ops/test/tally.test.mjs'];
  const sorted = new LongFirst(/** @type {any} */ ({ contexts: [], globalConfig: {} }))
    .sort(files.map(testFile))
    .map(({ path: file }) => path.relative(root, file));

  expect(sorted.slice(0, LONGEST.length)).toEqual(LONGEST);
  expect([...sorted].sort()).toEqual([...files].sort());
});
