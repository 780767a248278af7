import { DENSER_THAN_OSMIUM, impossibleDensity } from './densest';

const REFUSED = { density: DENSER_THAN_OSMIUM };

it.each([
  ['osmium', 'm3', 22.59, {}],
  ['a little more than osmium', 'm3', 22.590001, REFUSED],
  ['kilograms instead of tonnes', 'm3', 2500, REFUSED],
  ['concrete', 'm3', 2.5, {}],
  ['a litre of osmium', 'L', 0.02259, {}],
  ['a litre in kilograms', 'L', 0.9, REFUSED],
  // 3.785411784 L × 22.59 kg/L = 85.512452 kg
  ['a gallon of osmium', 'gal (US)', 0.085512, {}],
  ['more than a gallon of osmium', 'gal (US)', 0.085513, REFUSED],
  ['a turbine', 'units', 2500, {}],
  ['a square metre of a deep foundation', 'm2', 60, {}],
  ['none', 'm3', null, {}],
])('judges the density of %s per %s: %s', (_, units, density, errors) => {
  expect(impossibleDensity({ units, density })).toEqual(errors);
});
