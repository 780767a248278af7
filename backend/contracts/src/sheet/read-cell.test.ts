import fc from 'fast-check';
import type { Cell } from '../formats/sheet-cells';
import { DAY, utcDay } from '../formats/days';
import { boolean, choice, code, day, decimal, type Field, money, ref, text, texts } from '../entity/fields';
import { FIELD_TEXTS } from '../text/texts';
import { serialDay } from '../formats/written-days';
import { electricityActivity } from '../activities/types/buildings/electricity.entity';
import { UNITS } from '../activities/codes/units';
import { readCell, type SheetReading } from './read-cell';

const reading: SheetReading = {
  decimal: '.',
  dayOrder: 'dmy',
  from1904: false,
  currency: 'GBP',
  codeOf: (list, typed) => (list === 'fuels' && typed.toLowerCase() === 'erdgas' ? 'natural_gas' : undefined),
};

const read = (field: Field, cell: Cell, how: Partial<SheetReading> = {}) => {
  const found = readCell(field, cell, { ...reading, ...how });
  return found.is === 'value' ? found.value : found;
};

const pad = (of: number) => String(of).padStart(2, '0');
const anyDay = fc
  .integer({ min: utcDay(1950, 1, 1) / DAY, max: utcDay(2069, 12, 31) / DAY })
  .map((count) => count * DAY);

it('reads every day back in every way of writing it', () => {
  fc.assert(
    fc.property(anyDay, (at) => {
      const date = new Date(at);
      const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      for (const written of [`${y}-${pad(m)}-${pad(d)}`, `${d}.${m}.${y}`, `${pad(d)}/${pad(m)}/${y}`])
        expect(read(day('Day'), written)).toBe(at);
      expect(read(day('Day'), `${m}/${d}/${y}`, { dayOrder: 'mdy' })).toBe(at);
    }),
  );
});

it('reads the serial numbers of both ways workbooks count days', () => {
  // Microsoft: 1 January 2026 is 46023 from 1900 and 44561 from 1904.
  expect(read(day('Day'), 46023)).toBe(utcDay(2026, 1, 1));
  expect(read(day('Day'), '44561', { from1904: true })).toBe(utcDay(2026, 1, 1));
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 100_000 }), (serial) => {
      expect(serialDay(serial, true)).toBe(serialDay(serial + 1462, false));
    }),
  );
});

it('says of years that are counted otherwise what they are, and reads none of them', () => {
  expect(read(day('Day'), '2568-09-06')).toMatchObject({ is: 'error', message: FIELD_TEXTS.buddhistYear });
  expect(read(day('Day'), '6 Sep 2568')).toMatchObject({ is: 'error', message: FIELD_TEXTS.buddhistYear });
  expect(read(day('Day'), 250_906)).toMatchObject({ is: 'error', message: FIELD_TEXTS.unreportedYear });
  expect(read(day('Day'), '9999-12-31')).toBe(utcDay(9999, 12, 31));
});

it('reads no day that may be two, where the order of its parts is only the usual one', () => {
  const usual = { thisYear: 2026 };
  for (const dayOrder of ['dmy', 'mdy'] as const)
    expect(read(day('Day'), '25-09-06', { ...usual, dayOrder })).toMatchObject({ message: FIELD_TEXTS.unclearDay });
  expect(read(day('Day'), '25/09/06', usual)).toBe(utcDay(2006, 9, 25));
  expect(read(day('Day'), '31-10-25', usual)).toBe(utcDay(2025, 10, 31));
  expect(read(day('Day'), '99-12-31', usual)).toBe(utcDay(1999, 12, 31));
  expect(read(day('Day'), 46023, usual)).toBe(utcDay(2026, 1, 1));
  expect(read(day('Day'), '2026-01', usual)).toBe(utcDay(2026, 1, 1));
  // Somebody said so for the whole column.
  expect(read(day('Day'), '25-09-06', { dayOrder: 'ymd' })).toBe(utcDay(2025, 9, 6));
});

it('reads every number in both ways of marking it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 3 }), (digits, scale) => {
      const plain = digits / 10 ** scale;
      const [english, german] = ['en-GB', 'de-DE'].map((tag) =>
        new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }).format(plain),
      );
      expect(read(decimal('Amount'), english as string)).toBe(plain === 0 ? 0 : plain);
      expect(read(decimal('Amount'), german as string, { decimal: ',' })).toBe(plain === 0 ? 0 : plain);
      expect(read(decimal('Amount'), plain, { decimal: ',' })).toBe(plain);
    }),
  );
});

it('takes a percent sign where percents are asked for, and nowhere else', () => {
  expect(read(decimal('Renewable percent'), '12.5 %')).toBe(12.5);
  expect(read(decimal('VAT rate'), '20 %')).toBe(20);
  expect(read(decimal('Amount'), '50%')).toMatchObject({ is: 'error', repair: 'number' });
});

it.each(['1 2', '1 23 456', "12'34"])('takes %s for no number, since it is grouped by nothing but a slip', (typed) => {
  const asked = { is: 'error', repair: 'number', message: 'Enter a number' };
  expect([decimal('Amount'), money('Cost')].map((field) => read(field, typed))).toEqual([asked, asked]);
});

it('forgets the digits that a workbook makes of a sum in binary', () => {
  expect(read(decimal('Amount'), 0.1 + 0.2)).toBe(0.3);
});

it('never throws, whatever stands in a cell', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null));
  const field = fc.constantFrom<Field>(...Object.values(electricityActivity.fields as Record<string, Field>));
  fc.assert(
    fc.property(field, cell, (of, found) => {
      expect(['empty', 'value', 'name', 'error']).toContain(readCell(of, found, reading).is);
    }),
    { numRuns: 1000 },
  );
});

it.each<[string, unknown]>([
  ['£1,234.50', { currency: 'GBP', amount: 1234.5 }],
  ['12.30 eur', { currency: 'EUR', amount: 12.3 }],
  ['NOK 99', { currency: 'NOK', amount: 99 }],
  ['US$ 99', { currency: 'USD', amount: 99 }],
  ['-5', { currency: 'GBP', amount: -5 }],
  ['free', { is: 'error', repair: 'number', message: 'Enter a number' }],
])('reads %s as money', (typed, value) => {
  expect(read(money('Cost'), typed)).toEqual(value);
});

it.each([
  '5 Tsd.',
  '5 Tsd',
  '5 Mio',
  '5 Mio. €',
  '5 Mrd.',
  '5 Mln',
  '5k',
  '5k€',
  '£5k',
  '5 TEUR',
  'Mio 5',
  'EUR 5 Mio',
  '5 net',
])('takes %s for no plain amount of money', (typed) => {
  expect(read(money('Cost'), typed)).toMatchObject({ is: 'error', repair: 'number' });
  expect(read(decimal('Amount'), typed)).toMatchObject({ is: 'error', repair: 'number' });
});

it.each([
  ['99 kr', 'SEK'],
  ['kr. 99', 'DKK'],
  ['99 kr', 'NOK'],
  ['$99', 'CAD'],
  ['$99', 'USD'],
])('reads %s as money of a company in %s', (typed, currency) => {
  expect(read(money('Cost'), typed, { currency })).toEqual({ currency, amount: 99 });
});

it.each(['99 kr', 'kr 99', '$99', '($99)'])(
  'asks for the currency of %s where the company uses none of them',
  (typed) => {
    const message = 'Enter the amount with the code of its currency, such as SEK 100';
    expect(read(money('Cost'), typed, { currency: 'GBP' })).toEqual({ is: 'error', repair: 'number', message });
  },
);

it.each([
  ['kwh', 'kWh'],
  ['Kilowattstunden', 'kWh'],
  ['m³', 'm3'],
  ['Litres', 'L'],
  ['US gallons', 'gal (US)'],
  ['Tonnes', 't'],
  ['TONELADAS', 't'],
])('reads %s as the unit %s', (typed, unit) => {
  expect(read(choice('Units', Object.keys(UNITS)), typed)).toBe(unit);
});

it('reads yes and no, lists, codes by label, and leaves names to be found', () => {
  expect(['Yes', 'oui', 'JA', 'sí', '1', true].map((cell) => read(boolean('Applied'), cell))).toEqual(
    Array(6).fill(true),
  );
  expect(['no', 'non', 'Nein', 'falso', '0', false].map((cell) => read(boolean('Applied'), cell))).toEqual(
    Array(6).fill(false),
  );
  expect(read(texts('Tags'), 'night; depot')).toEqual(['night', 'depot']);
  expect(read(code('Fuel', 'fuels'), 'Erdgas')).toBe('natural_gas');
  expect(read(code('Fuel', 'fuels'), 'unobtainium')).toMatchObject({ is: 'error', repair: 'choice' });
  expect(read(ref('Location', 'locations'), ' Oslo HQ ')).toEqual({ is: 'name', entity: 'locations', text: 'Oslo HQ' });
  expect(read(text('Invoice number'), '=HYPERLINK("http://x")')).toBe('=HYPERLINK("http://x")');
  expect(read(text('Invoice number'), '   ')).toEqual({ is: 'empty' });
});

it('looks through no page of spaces for a percentage or a day', () => {
  const begun = performance.now();
  const pages = `1${' '.repeat(20_000)}x`;
  for (const field of [decimal('Renewable percent'), day('From'), money('Cost')])
    expect(read(field, pages)).toMatchObject({ is: 'error' });
  expect(performance.now() - begun).toBeLessThan(500);
});
