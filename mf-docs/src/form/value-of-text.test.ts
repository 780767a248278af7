import type { DocType } from '@lichen/contracts/docs/doc-type';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Field } from '@lichen/contracts/entity/fields';
import { valueOfText, valuesOfText } from './value-of-text';

const fields = docTypeOf('electricity')?.form.fields as Record<string, Field>;
const read = (name: string, text: string, language: 'en-GB' | 'DE' | 'en-US', before: unknown = null) =>
  valueOfText(fields[name] as Field, text, { language, thisYear: 2026 }, before);

test('numbers and days are read in the ways of the reader', () => {
  expect(read('electricity_used', '97,006 kWh', 'en-GB')).toBe(97_006);
  expect(read('electricity_used', '97.006,5 kWh', 'DE')).toBe(97_006.5);
  expect(read('period_start', '03/11/2026', 'en-GB')).toBe(Date.UTC(2026, 10, 3));
  expect(read('period_start', '03/11/2026', 'en-US')).toBe(Date.UTC(2026, 2, 11));
});

test('a day that may be two is not taken', () => {
  expect(read('period_start', '25-09-06', 'en-GB')).toBeUndefined();
  expect(said('period_start', '25-09-06', 'de')).toBeNull();
  expect(read('period_start', '85-09-06', 'en-GB')).toBe(Date.UTC(1985, 8, 6));
});

test('a figure is no other than its digits say', () => {
  expect(read('electricity_used', '.5 kWh', 'en-GB')).toBe(0.5);
  for (const text of ['1.5e3', '1.2k', '1,2 Mio. kWh', '0x10'])
    expect([text, read('electricity_used', text, 'en-GB')]).toEqual([text, undefined]);
  expect(read('cost', '£1.2k', 'en-GB')).toBeUndefined();
  expect(read('electricity_used', '3,500 kWh', 'en-GB')).toBe(3500);
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

test('money takes the currency that is printed', () => {
  expect(read('cost', '€ 24,251.50', 'en-GB')).toEqual({ currency: 'EUR', amount: 24_251.5 });
  expect(read('cost', '24.251,50 NOK', 'DE', { currency: 'EUR', amount: 1 })).toMatchObject({ currency: 'NOK' });
});

const electricity = docTypeOf('electricity') as DocType;
const said = (name: string, text: string, language: string | null, own: 'en-GB' | 'DE' = 'en-GB') =>
  valuesOfText(electricity, name, text, { said: language, own, thisYear: 2026, values: {} });

test('the words of a document are read in its own language before that of the reader', () => {
  expect(said('electricity_used', '1.250,5', 'de')).toEqual({ electricity_used: 1250.5 });
  expect(said('electricity_used', '1.250', 'de')).toEqual({ electricity_used: 1250 });
  expect(said('electricity_used', '1.250', null)).toEqual({ electricity_used: 1.25 });
  expect(said('period_start', '3 November 2026', 'de')).toEqual({ period_start: Date.UTC(2026, 10, 3) });
  expect(said('electricity_used', 'Total', 'de')).toBeNull();
});

test('a unit beside an amount goes into the field of the unit', () => {
  expect(said('electricity_used', '97.006 MWh', 'en')).toEqual({ electricity_used: 97.006, electricity_units: 'MWh' });
  expect(said('renewable_used', '32 %', 'en')).toEqual({ renewable_used: 32, renewable_units: 'percent' });
  expect(said('electricity_used', '97 apples', 'en')).toEqual({ electricity_used: 97 });
});
