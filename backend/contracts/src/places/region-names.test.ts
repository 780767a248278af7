import { regionName } from './region-names';

test.each([
  ['United Kingdom', 'DE', 'Vereinigtes Königreich'],
  ['FR', 'DE', 'Frankreich'],
  ['Germany', 'FR', 'Allemagne'],
  ['Norway', 'NO', 'Norge'],
  ['United States', 'ES', 'Estados Unidos'],
  ['FR', 'en-GB', 'France'],
] as const)('%s is in %s %s', (region, language, name) => {
  expect(regionName(region, language)).toBe(name);
});

test.each(['CAMX', 'Alberta', 'US Average', 'no region', ''])('%j is no country and keeps its name', (region) => {
  expect(regionName(region, 'DE')).toBe(region);
});
