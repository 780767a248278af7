import { ENGLISH, readerOf } from './reader';

const { amount, perUnit } = readerOf(ENGLISH);

test.each([
  ['miles', '1', '1 mile', 'kg CO₂e/mile'],
  ['miles', '0.5', '0.5 miles', 'kg CO₂e/mile'],
  ['hours', '7.5', '7.5 hours', 'kg CO₂e/hour'],
  ['room-nights', '2', '2 room-nights', 'kg CO₂e/room-night'],
  ['therm', '1', '1 therm', 'kg CO₂e/therm'],
  ['m3', '12', '12 m³', 'kg CO₂e/m³'],
  ['ft2', '1000', '1,000 ft²', 'kg CO₂e/ft²'],
  ['gal (US)', '3', '3 gal (US)', 'kg CO₂e/gal (US)'],
])('%s: %s is %s, and a factor %s', (units, value, shown, per) => {
  expect([amount(value, units), perUnit(units)]).toEqual([shown, per]);
});
