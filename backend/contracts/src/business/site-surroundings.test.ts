import { siteErrors, SURROUNDINGS_TEXTS } from './site-surroundings';

const DAY = Date.UTC(2026, 0, 31);
const STRESS = { water_stress_areas: true, water_stress_source: 'WRI Aqueduct 4.0', water_stress_on: DAY };
const SENSITIVE = {
  sensitive_area_name: 'Wharfe Meadows',
  sensitive_area_source: 'Natura 2000',
  sensitive_area_on: DAY,
};
const MORE = SURROUNDINGS_TEXTS.moreThanSite;

test.each([
  ['nothing stated', {}, {}],
  ['no stress', { water_stress_areas: false }, {}],
  ['stress with source and date', STRESS, {}],
  ['stress without a source', { ...STRESS, water_stress_source: '' }, { water_stress_source: 'Required' }],
  ['stress without a date', { ...STRESS, water_stress_on: null }, { water_stress_on: 'Required' }],
  ['neither in nor near', { sensitive_area: 'neither' }, {}],
  ['in a named area', { sensitive_area: 'inside', ...SENSITIVE }, {}],
  [
    'near an area that nobody names',
    { sensitive_area: 'near' },
    { sensitive_area_name: 'Required', sensitive_area_source: 'Required', sensitive_area_on: 'Required' },
  ],
  ['parts as large as the site', { area: 100, sealed_area: 60, nature_area: 40 }, {}],
  ['parts larger than the site', { area: 100, sealed_area: 60, nature_area: 41 }, { nature_area: MORE }],
  ['a part larger than the site', { area: 100, sealed_area: 101 }, { sealed_area: MORE }],
  ['parts of a site of unknown area', { sealed_area: 60, nature_area: 41 }, {}],
  ['days out of order', { from: DAY, to: DAY - 86_400_000 }, { from: 'Must be before end date' }],
])('%s', (_, draft, errors) => {
  expect(siteErrors(draft)).toEqual(errors);
});
