import { unitText } from './unit-text';

it.each([
  ['m3', 'm³'],
  ['m2', 'm²'],
  ['ft2', 'ft²'],
  ['kg/m3', 'kg/m³'],
  ['kWh', 'kWh'],
  ['gal (US)', 'gal (US)'],
  ['CO2', 'CO2'],
  ['item3', 'item3'],
])('writes %s as %s', (unit, text) => expect(unitText(unit)).toBe(text));
