import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factorNote } from '@lichen/contracts/activities/factors/factor-notes';
import { readDictionaries } from '../../../platform/dictionaries';
import { readCsv } from './read-csv';

const REFERENCE = join(__dirname, '../../../../reference');
const FACTORS = join(REFERENCE, 'factors');
const dictionaries = readDictionaries(join(REFERENCE, 'dictionaries'));

/** Every note of the tables that are shipped, of factors and of editions. */
const NOTES = new Set(
  readdirSync(FACTORS)
    .flatMap((file) => [...readCsv(readFileSync(join(FACTORS, file), 'utf8'))])
    .flatMap(({ note }) => note || []),
);

test.each(['FR', 'DE', 'NO', 'ES'] as const)('every note of the tables is said in %s', (language) => {
  const own = dictionaries.of(language);
  expect(NOTES.size).toBeGreaterThan(100);
  expect([...NOTES].filter((note) => !Object.hasOwn(own, factorNote(note, String).words))).toEqual([]);
});
