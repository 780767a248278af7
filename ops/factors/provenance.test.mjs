import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { provenanceText } from '../docs/factor-provenance.mjs';
import { root } from '../start/process.mjs';
import { provenanceProblems, readProvenance } from './provenance.mjs';

const found = readProvenance(path.join(root, 'backend/reference'));

/** Returns the input with lines of one table removed or changed. */
const changed = (table, change) => ({ ...found, [table]: found[table].flatMap(change) });

test('every shipped file of figures has its origin, its rows and its hash', () => {
  expect(provenanceProblems(found)).toEqual([]);
  expect(found.shipped.length).toBeGreaterThanOrEqual(21);
  expect(found.copies.length).toBeGreaterThanOrEqual(20);
});

test('the page says what the tables say', () => {
  const script = path.join(root, 'ops/docs/factor-provenance.mjs');
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
});

test('an unknown revision, day or commit is said, never left blank', () => {
  const text = provenanceText(found);
  expect(text).toMatch(/`uk-2019` .*\| none stated +\| not known +\|/);
  expect(text).toMatch(/`us_egrid_2023_subregions.csv` .*\| not known .*\| not known .*\| not known +\| 2026-11-21/);
  expect(text).toMatch(/`uk_desnz_2026_flat.csv` .*\| e837277 +\| 2026-11-21 +\| 8740 +\| `34a8ddc0/);
});

const at = (name, value, change) => (line) => (line[name] === value ? change(line) : [line]);

test.each([
  [
    'a file changed',
    'shipped',
    at('file', 'vat-rates.csv', (line) => [{ ...line, sha256: '0' }]),
    'its SHA-256 is not',
  ],
  ['a row more', 'shipped', at('file', 'vat-rates.csv', (line) => [{ ...line, rows: 99 }]), '99 rows, files.csv says'],
  ['a file not listed', 'listed', at('file', 'factors-gwp.csv', () => []), 'files.csv does not list it'],
  ['a file not shipped', 'shipped', at('file', 'factors-gwp.csv', () => []), 'listed, and not shipped'],
  ['a lost origin', 'origins', at('file', 'values-uk-2026.csv', () => []), 'values-uk-2026.csv uk-2026: origins.csv'],
  ['an undescribed copy', 'copies', at('copy', 'uk_desnz_2026_flat.csv', () => []), 'copies.csv does not describe it'],
  ['a copy of no day', 'copies', (line) => [{ ...line, collected_on: '' }], 'where and when'],
  ['a copy of no hash', 'copies', (line) => [{ ...line, sha256: '' }], 'rows or SHA-256 are missing'],
  ['an edition of no address', 'sets', at('id', 'aib-2025', (line) => [{ ...line, source_url: '' }]), 'aib-2025: publ'],
  ['a rate of no source', 'sources', (line) => [{ ...line, source: 'Federal Reserve' }], 'names no publisher'],
])('%s is found', (_, table, change, message) => {
  expect(provenanceProblems(changed(table, change))).toContainEqual(expect.stringContaining(message));
});
