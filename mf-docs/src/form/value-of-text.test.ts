import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Field } from '@lichen/contracts/entity/fields';
import { valueOfText } from './value-of-text';

const fields = docTypeOf('electricity')?.form.fields as Record<string, Field>;
const read = (name: string, text: string, language: 'en-GB' | 'DE' | 'en-US', before: unknown = null) =>
  valueOfText(fields[name] as Field, text, language, before);

test('numbers and days are read in the ways of the reader', () => {
  expect(read('electricity_used', '97,006 kWh', 'en-GB')).toBe(97_006);
  expect(read('electricity_used', '97.006,5 kWh', 'DE')).toBe(97_006.5);
  expect(read('period_start', '03/11/2026', 'en-GB')).toBe(Date.UTC(2026, 10, 3));
  expect(read('period_start', '03/11/2026', 'en-US')).toBe(Date.UTC(2026, 2, 11));
});

test('words that say no such value are none', () => {
  expect(read('electricity_used', 'Total', 'en-GB')).toBeUndefined();
  expect(read('period_start', '97,006', 'en-GB')).toBeUndefined();
  expect(read('supplier_name', '  ', 'en-GB')).toBeUndefined();
  expect(read('location_id', 'Leeds', 'en-GB')).toBeUndefined();
});

test('words are taken as they stand, and money keeps its currency', () => {
  expect(read('supplier_name', ' Northern   Grid ', 'en-GB')).toBe('Northern Grid');
  expect(read('cost', '24,251.50', 'en-GB', { currency: 'EUR', amount: 1 })).toEqual({
    currency: 'EUR',
    amount: 24_251.5,
  });
});
