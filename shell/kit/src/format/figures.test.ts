import { digitsText, FIGURE_DECIMALS, figureText, type MOST_DECIMALS, statText } from './figures';

it.each<[keyof typeof FIGURE_DECIMALS, string]>([
  ['co2', '1,234.568'],
  ['supplier', '1,234.57'],
  ['recycled', '1,234.568'],
  ['quantity', '1,234.57'],
  ['fact', '1,234.6'],
  ['stay', '1,235'],
  ['total', '1,234.568'],
  ['distance', '1,234.57'],
  ['renewable', '1,234.57'],
  ['weight', '1,234.57'],
  ['returned', '1,234.57'],
  ['statement', '1,234.568'],
])('shows %s as %s', (kind, text) => expect(figureText(kind, '1234.56789', 'en-GB')).toBe(text));

it('has a row above for every kind', () => expect(Object.keys(FIGURE_DECIMALS)).toHaveLength(12));

it.each<[keyof typeof MOST_DECIMALS, string]>([
  ['basis', '0.12'],
  ['listedFactor', '0.12345679'],
  ['ownFactor', '0.123456789'],
  ['every', '0.12345678901234567'],
])('shows at most the decimals of %s: %s', (kind, text) => {
  expect(digitsText(kind, '0.12345678901234567', 'en-GB')).toBe(text);
  expect(digitsText(kind, '0.5', 'en-GB')).toBe('0.5');
});

it.each([
  ['1234.56', '1,230'],
  ['0.0012345', '0.00123'],
  ['99.96', '100'],
  ['12', '12'],
  [0, '0'],
  [null, ''],
])('shows %s to three significant digits as %s', (value, text) => expect(statText(value, 'en-GB')).toBe(text));
