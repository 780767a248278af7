import { converted } from './converted';

test.each([
  [1234.567891, 'kWh', 'MWh', 1.234568],
  [1.5, 'MWh', 'kWh', 1500],
  [12.345678, 'm3', 'L', 12345.678],
  [1, 'gal (US)', 'L', 3.785412],
  [7, 'kWh', 'kWh', 7],
  [null, 'kWh', 'MWh', null],
] as const)('%s %s in %s', (amount, from, to, shown) => {
  expect(converted(amount, from, to)).toBe(shown);
});
