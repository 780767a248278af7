import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN_TEXTS } from '@lichen/contracts/compliance/passports/broken-texts';

const SOURCES = [
  join(__dirname, 'passport-archive.rules.ts'),
  join(__dirname, '..', '..', '..', 'platform', 'signed-archive', 'stored-zip.ts'),
];

it('has words for everything that can be wrong with an archive', () => {
  const said = SOURCES.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/new BrokenArchive\(\s*['`]([^'`]+)['`]/g),
  ]).map(([, words = '']) => words.replace(/\$\{PASSPORT_ENTRY\}/, 'passport.json'));

  expect(said.length).toBeGreaterThan(20);
  expect([...new Set(said)].sort()).toEqual(Object.values<string>(BROKEN_TEXTS).sort());
});
