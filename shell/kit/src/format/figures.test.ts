import { co2Text } from './co2';
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
  ['basis', '0.123'],
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

it.each([
  ['0.0457', '0.0457', '0.0000457'],
  ['45.7', '45.700', '0.0457'],
  ['0.004569', '0.00457', '0.00000457'],
  ['50', '50.000', '0.050'],
  ['123', '123.000', '0.123'],
  ['0.000001', '0.000001', '0.000000001'],
  ['-0.00012345', '-0.000123', '-0.000000123'],
  ['1234.5678', '1,234.568', '1.235'],
  ['0', '0.000', '0.000'],
])('shows %s kg as %s kg and %s t: nothing that is not zero reads as zero', (kg, inKg, inT) => {
  expect([co2Text(kg, 'kg', 'en-GB'), co2Text(kg, 't', 'en-GB')]).toEqual([inKg, inT]);
  expect(figureText('co2', kg, 'en-GB')).toBe(inKg);
});

it('keeps the significant digits of small amounts of every kind', () => {
  expect(figureText('quantity', '0.004', 'DE')).toBe('0,004');
  expect(figureText('quantity', '0.5', 'DE')).toBe('0,50');
  expect(digitsText('every', '0.00000000000000000000000000000000123456', 'en-GB')).toBe(
    '0.00000000000000000000000000000000123',
  );
});
