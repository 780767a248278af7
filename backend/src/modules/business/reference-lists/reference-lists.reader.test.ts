import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lichen/contracts/languages';
import { getAlpha2Codes } from 'i18n-iso-countries';
import { openReferenceLists, REFERENCE_LISTS } from './reference-lists.reader';

const folder = join(__dirname, '../../../../reference');
const referenceLists = openReferenceLists(folder);
const english = referenceLists('en-GB');
const gridsOf = (country: string) => english.electricity_grids.filter((grid) => grid['country'] === country);

test.each(LANGUAGES)('every list in %s has distinct codes and a label on every line', (language) => {
  const lists = referenceLists(language);
  for (const name of REFERENCE_LISTS) {
    expect(new Set(lists[name].map(({ code }) => code)).size).toBe(lists[name].length);
    expect(lists[name].filter(({ label }) => !label)).toEqual([]);
  }
});

test('every country of ISO 3166 has a continent, and no continent names another code', () => {
  const iso = Object.keys(getAlpha2Codes()).sort();
  expect(english.countries.map(({ code }) => code).sort()).toEqual(iso);
  const named = JSON.parse(readFileSync(join(folder, 'lists/continents.json'), 'utf8')).rows.flatMap(
    (row: { countries: string[] }) => row.countries,
  );
  expect([...named].sort()).toEqual(iso);
});

test('countries are named in the language of the reader', () => {
  const germany = (language: (typeof LANGUAGES)[number]) =>
    referenceLists(language).countries.find(({ code }) => code === 'DE')?.label;
  expect(LANGUAGES.map(germany)).toEqual(['Germany', 'Germany', 'Allemagne', 'Deutschland', 'Tyskland', 'Alemania']);
});

test('the United States have 26 regional grids and US Average', () => {
  expect(gridsOf('US')).toHaveLength(27);
  expect(gridsOf('US').map(({ code }) => code)).toContain('US Average');
  expect(gridsOf('US').map(({ code }) => code)).not.toContain('PRMS');
});

test.each(['FR', 'DE', 'NO', 'AE', 'SG', 'AU', 'CL', 'PE', 'KR', 'CO', 'GB'])('%s has a single grid', (country) => {
  const name = english.countries.find(({ code }) => code === country)?.label;
  expect(gridsOf(country).map(({ label }) => label)).toEqual([name]);
});

test('every province and territory of Canada is a grid', () => {
  expect(gridsOf('CA')).toHaveLength(13);
});

test('labels that are dictionary keys are said in the language', () => {
  const shouted = referenceLists('FR', (words) => words.toUpperCase());
  expect(shouted.activity_types[0]).toEqual({ code: 'electricity_activitys', label: 'ELECTRICITY' });
  expect(shouted.roles[0]).toEqual({ code: 'admin', label: 'ADMINISTRATOR' });
});
