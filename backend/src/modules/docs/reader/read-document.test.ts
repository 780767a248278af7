import { nothingKnown } from '../fields/knowledge';
import { SOUGHT_TYPES } from '../fields/sought/sought-types';
import { pagesOf } from '../testing/pages-of';
import { readDocument } from './read-document';

const read = (text: string, more: Partial<ReturnType<typeof nothingKnown>> = {}) => {
  const reading = readDocument(pagesOf(text), { ...nothingKnown('2026-11-25'), ...more }, SOUGHT_TYPES);
  const field = (name: string) => reading.fields.find((each) => each.field === name);
  return { ...reading, field, value: (name: string) => field(name)?.value };
};

const GERMAN = `
Stadtwerke Lindau GmbH
Stromrechnung
Rechnungsnummer:   2026-00417
Rechnungsdatum:    05.11.2026
Kundennummer:      771204
Abrechnungszeitraum   01.10.2026 bis 31.10.2026
Fällig am             19.11.2026
Zählernummer     Stand alt     Stand neu     Verbrauch
1EMH0012345678      12.400        14.744     2.344 kWh
Nettobetrag                                  515,68 €
19 % MwSt.                                    97,98 €
Rechnungsbetrag                              613,66 €
`;

test('a German bill is read whole, and the due date is not the date of the invoice', () => {
  const { type, language, value, checks } = read(GERMAN);
  expect([type, language]).toEqual(['electricity', 'de']);
  expect(value('invoice_number')).toBe('2026-00417');
  expect(value('invoice_date')).toBe('2026-11-05');
  expect(value('period_start')).toBe('2026-10-01');
  expect(value('period_end')).toBe('2026-10-31');
  expect(value('electricity_used')).toEqual({ amount: '2344', unit: 'kWh' });
  expect(value('meter_number')).toBe('1EMH0012345678');
  expect(value('cost')).toEqual({ currency: 'EUR', amount: '613.66' });
  expect(checks.every(({ holds }) => holds)).toBe(true);
});

test('every value points at its words', () => {
  const box = read(GERMAN).field('invoice_number')?.box;
  expect(box?.y).toBeCloseTo((40 + 3 * 14) / 842, 3);
  expect(box?.width).toBeCloseTo((10 * 5) / 595, 3);
});

const ENGLISH = (day: string, currency = '') => `
Northfield Energy Ltd
Electricity bill
Invoice number:  88123
Invoice date:    ${day}
Total consumption   1,204 kWh
Total amount due    ${currency}301.10
`;

test.each([
  ['03/04/2026', '', null, 'ambiguous_date'],
  ['13/04/2026', '', '2026-04-13', undefined],
  ['04/13/2026', '', '2026-04-13', undefined],
  ['25/09/06', '£', '2006-09-25', undefined],
  // Pounds are written on bills that put the day first.
  ['03/04/2026', '£', '2026-04-03', undefined],
])('a day that can be two is left open: %s %s', (day, currency, value, flag) => {
  const field = read(ENGLISH(day, currency)).field('invoice_date');
  expect(field?.value ?? null).toBe(value);
  expect(field?.flags.find((each) => each === 'ambiguous_date')).toBe(flag);
  expect(value === null ? field?.alternatives.map((each) => each.value) : []).toEqual(
    value === null ? ['2026-04-03', '2026-03-04'] : [],
  );
});

test('a day between hyphens may begin with its year, and is left open in every language', () => {
  for (const { field } of [read(ENGLISH('25-09-06', '£')), read(GERMAN.replace('05.11.2026', '25-09-06'))]) {
    const { value, flags, alternatives } = field('invoice_date') ?? {};
    expect([value, flags]).toEqual([null, ['ambiguous_date']]);
    expect(alternatives?.slice(0, 2).map((each) => each.value)).toEqual(['2006-09-25', '2025-09-06']);
  }
});

test('a total that its parts do not add up to is flagged', () => {
  const { field } = read(GERMAN.replace('613,66', '631,66'));
  expect(field('cost')?.flags).toContain('net_plus_tax');
  expect(field('cost')?.confidence).toBeLessThanOrEqual(0.3);
});

test('prices for a unit, sizes of a connection and shares of emissions are no use of energy', () => {
  const { value } = read(`${GERMAN}
Arbeitspreis   22,00 ct/kWh
Anschlussleistung   30 kW
CO2-Emissionen   214 g/kWh`);
  expect(value('electricity_used')).toEqual({ amount: '2344', unit: 'kWh' });
});

test('a supplier that the company has is found by its tax number', () => {
  const suppliers = [{ id: '1', name: 'Lindau Strom', taxNumber: 'DE 811 234 567', domain: null }];
  expect(read(`${GERMAN}\nUSt-IdNr. DE811234567`, { suppliers }).value('supplier_name')).toBe('Lindau Strom');
});

test.each([
  ['Service: www.lindau-strom.example', true],
  ['Kontakt: rechnung@billing.lindau-strom.example.', true],
  ['Service: www.mein-lindau-strom.example', false],
  ['Service: www.lindau-strom.example.net', false],
])('a supplier that the company has is found by its domain and those below it: %s', (line, isFound) => {
  const suppliers = [{ id: '1', name: 'Bodensee Holding', taxNumber: null, domain: 'lindau-strom.example' }];
  const found = read(`${GERMAN}\n${line}`, { suppliers }).value('supplier_name');
  expect(found === 'Bodensee Holding').toBe(isFound);
});

test('what is no document of a known type has no type', () => {
  expect(read('Dear all,\nsee you on Monday.').type).toBeNull();
});

test.each([
  ['12,000', []],
  ['12,010', ['parts_differ']],
  // Far from the rows it is no total of theirs: something else stands beside it.
  ['15,400', []],
])('a total of %s kWh over registers of 8,320 and 3,680 is told where it is another', (total, flags) => {
  const { field, value } = read(`
Northfield Energy Ltd
Electricity bill
Electricity supplied to: Leeds brewery, 12 Kirkstall Road, Leeds LS3 1LH
Register     Previous reading     Latest reading     kWh used
Day          45,120               53,440             8,320
Night        10,011               13,691             3,680

Total energy used   ${total} kWh
`);
  expect(value('electricity_used')).toEqual({ amount: total.replace(',', ''), unit: 'kWh' });
  expect(value('supplied_address')).toBe('Leeds brewery, 12 Kirkstall Road, Leeds LS3 1LH');
  expect(field('electricity_used')?.flags.filter((flag) => flag === 'parts_differ')).toEqual(flags);
});
