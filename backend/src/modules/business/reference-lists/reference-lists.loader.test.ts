import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { getAlpha2Codes } from 'i18n-iso-countries';
import { REFERENCE_LISTS } from '@lichen/contracts/business/reference.call';
import { openReferenceLists } from './reference-lists.loader';

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

test('the ways that carry goods are those that are not offered to travellers', () => {
  const { transport_methods: methods } = english;
  const ofGroup = (group: string) => methods.filter((method) => method['group'] === group).map(({ code }) => code);
  const excluded = methods.filter((method) => method['exclude_travel']).map(({ code }) => code);
  expect(ofGroup('freight')).toEqual(excluded);
  expect(ofGroup('passenger')).toEqual(methods.map(({ code }) => code).filter((code) => !excluded.includes(code)));
});

test('every type of vehicle names the factor row of each of its fuels', () => {
  const rows = english.vehicle_types.flatMap(({ fuels }) => fuels.map(({ factor_item }) => factor_item));
  expect(rows).toHaveLength(67);
  expect(rows.filter((row) => !/^30[1-5]_3\d{3}$/.test(row))).toEqual([]);
  const codes = english.vehicle_types.flatMap(({ fuels }) => fuels.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
  expect(english.vehicle_types[0]).toMatchObject({ code: 'small_car', label: 'Small car', group: 'Cars' });
  expect(english.vehicle_types[0]?.fuels[0]).toEqual({
    ...{ code: 'small_car_diesel', fuel: 'diesel', label: 'Diesel', factor_item: '301_3045' },
  });
});

test('every fuel tells the types that run on it', () => {
  const gas = english.vehicle_fuels.find(({ code }) => code === 'cng');
  expect(gas?.['vehicle_types']).toEqual(['medium_car', 'large_car', 'average_car', 'average_van']);
});

test('the activities of the EU taxonomy stand under sectors in the language of the reader, each once', () => {
  const shouted = referenceLists('FR', (words) => words.toUpperCase()).taxonomy_activities;
  expect(shouted.length).toBeGreaterThan(150);
  expect(new Set(shouted.map(({ code }) => code)).size).toBe(shouted.length);
  const bare = shouted.map(({ group }) => String(group)).filter((group) => group !== group.toUpperCase());
  expect(bare).toEqual([]);
  expect(english.taxonomy_activities[0]).toMatchObject({ label: 'CCM 1.1 Afforestation', group: 'Forestry' });
});

test.each([
  ['fuel_units', 'therm', 'therm'],
  ['liquid_units', 'gal (imp)', 'gal (imp)'],
  ['area_units', 'ft2', 'ft2'],
  ['partner_roles', 'waste_contractor', 'WASTE CONTRACTOR'],
  ['demand_types', 'insurance', 'INSURANCE'],
  ['demand_states', 'withdrawn', 'WITHDRAWN'],
  ['insurance_types', 'public_liability', 'PUBLIC LIABILITY'],
  ['upload_states', 'part_applied', 'PARTLY APPLIED'],
  ['frequencies', 'every_quarter', 'EVERY QUARTER'],
  ['releases', 'sewer', 'TO A SEWER'],
] as const)('the list %s offers %s, in the language of the reader', (list, code, label) => {
  const shouted = referenceLists('FR', (words) => words.toUpperCase())[list];
  expect(shouted).toContainEqual({ code, label });
});

test('units of liquids and areas are of their kind alone', () => {
  const codes = (list: 'liquid_units' | 'area_units') => english[list].map(({ code }) => code);
  expect(codes('area_units')).toEqual(['m2', 'ft2', 'ha']);
  expect(codes('liquid_units')).toEqual(expect.arrayContaining(['L', 'm3']));
  expect(codes('liquid_units').filter((code) => ['kg', 'kWh', 'm2'].includes(code))).toEqual([]);
});

test.each(['DE', 'ES', 'FR', 'NO'] as const)('every label with words in it is translated into %s', (language) => {
  const dictionary = JSON.parse(readFileSync(join(folder, 'dictionaries', `${language}.json`), 'utf8'));
  const said = new Set<string>();
  referenceLists(language, (label) => {
    said.add(label);
    return label;
  });

  expect(said.size).toBeGreaterThan(300);
  // Shorter words are units and the names of standards.
  expect([...said].filter((label) => /\p{Ll}{4}/u.test(label) && !Object.hasOwn(dictionary, label))).toEqual([]);
});

test('no written list has a code without a label', () => {
  const shouted = referenceLists('FR', (words) => words.toUpperCase());
  const lists = ['vehicle_types', 'vehicle_fuels', 'power_generation_methods', 'genders', 'employment_states'] as const;
  const bare = lists.flatMap((list) => shouted[list].filter(({ label }) => label !== label.toUpperCase()));
  expect(bare).toEqual([]);
});
