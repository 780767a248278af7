import { LANGUAGES, type Language } from '@lichen/contracts/text/languages';
import { parseNumber } from '@lichen/contracts/formats/numbers';
import fc from 'fast-check';
import { fixedText, moneyText, numberText, percentText } from './numbers';

const language = fc.constantFrom<Language>(...LANGUAGES);
const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  .map(([negative, digits, scale]) => {
    const padded = digits.toString().padStart(scale + 1, '0');
    const plain = scale === 0 ? padded : `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
    const trimmed = plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
    return negative && /[1-9]/.test(trimmed) ? `-${trimmed}` : trimmed;
  });

it('reads back every number it has printed, in all six languages', () => {
  fc.assert(
    fc.property(decimal, language, (value, lang) => {
      expect(parseNumber(numberText(value, lang), lang)).toBe(value);
    }),
    { numRuns: 2000 },
  );
});

it('reads back pasted figures with ordinary spaces where the locale prints narrow ones', () => {
  fc.assert(
    fc.property(decimal, language, (value, lang) => {
      const pasted = ` ${numberText(value, lang).replace(/[\u00a0\u202f]/g, ' ')}\u00a0`;
      expect(parseNumber(pasted, lang)).toBe(value);
    }),
    { numRuns: 1000 },
  );
});

it.each<[Language, string, string | null]>([
  ['en-GB', '1,234.5', '1234.5'],
  ['en-GB', '1,234', '1234'],
  ['en-GB', '12,5', '12.5'],
  ['DE', '1.234,5', '1234.5'],
  ['DE', '12.5', '12.5'],
  ['DE', '1.234', '1234'],
  ['DE', '1,234.5', '1234.5'],
  ['FR', '1\u202f234,5', '1234.5'],
  ['FR', '12.75', '12.75'],
  ['NO', '1\u00a0234,50', '1234.50'],
  ['NO', '−12,5', '-12.5'],
  ['ES', '12.345,678', '12345.678'],
  ['en-US', '.5', '0.5'],
  ['en-GB', '1.2.3', null],
  ['en-GB', '1,23,4', null],
  ['en-GB', '12,34.5,6', null],
  ['en-GB', '1e5', null],
  ['en-GB', 'twelve', null],
  ['en-GB', '', null],
])('%s: %s is %s', (lang, typed, value) => {
  expect(parseNumber(typed, lang)).toBe(value);
});

it('prints exact decimals, not doubles', () => {
  expect(fixedText('12703.9057700000000001', 3, 'en-GB')).toBe('12,703.906');
  expect(fixedText('-0.0001', 3, 'en-GB')).toBe('0.000');
  expect(fixedText(1234.5, 2, 'DE')).toBe('1.234,50');
  expect(numberText('0.1000', 'NO')).toBe('0,1');
  expect(moneyText({ currency: 'GBP', amount: 24251.5 }, 'en-GB')).toBe('GBP 24,251.50');
  expect(percentText('12.345', 'en-GB')).toBe('12.3\u00a0%');
  expect(fixedText(null, 2, 'en-GB')).toBe('');
});
