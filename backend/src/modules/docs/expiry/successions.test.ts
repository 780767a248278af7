import { utcDay } from '@lichen/contracts/formats/days';
import { type Lasting, numberFamily, replaced } from './successions';

/** A certificate of `number`, issued on 1 June of `from` and valid until 1 June of `until`. */
const of = (id: string, number: string, [from, until]: readonly [number, number], more: Partial<Lasting> = {}) => ({
  ...{ _id: id, doc_type_id: 'iso_14001', partner_id: null, expiry_date: utcDay(until, 6, 1), applied_on: 1 },
  prep_data: {
    ...{ company_name: 'Own Ltd', standard: 'ISO 14001:2015', certificate_number: number },
    issue_date: utcDay(from, 6, 1),
  },
  ...more,
});
const ids = (...all: Lasting[]) => [...replaced(all)].toSorted();

it.each<[string, Lasting[], string[]]>([
  [
    'another issue of the same number replaces the last, however early it came',
    [of('old', 'EMS 600123', [2023, 2026]), of('new', 'EMS 600123-2024', [2024, 2027])],
    ['old'],
  ],
  [
    'a new number replaces the one that was ending when it came',
    [of('old', 'A-100200', [2023, 2026]), of('new', 'Z-900800', [2026, 2029])],
    ['old'],
  ],
  [
    'one of another site, issued in the middle of the first, runs beside it',
    [of('leeds', 'A-100200', [2023, 2026]), of('york', 'A-100201', [2024, 2027])],
    [],
  ],
  [
    'sites that are counted run beside each other',
    [of('one', 'A-100200/1', [2023, 2026]), of('two', 'A-100200/2', [2024, 2027])],
    [],
  ],
  [
    'the renewal of one site says nothing of the other, which ends too',
    [of('leeds', 'A-100', [2023, 2026]), of('york', 'B-200', [2023, 2026]), of('new', 'B-200', [2026, 2029])],
    ['york'],
  ],
  [
    'a new number cannot be told to be that of one of two sites',
    [of('leeds', 'A-100', [2023, 2026]), of('york', 'B-200', [2023, 2026]), of('new', 'C-300', [2026, 2029])],
    [],
  ],
  [
    'both are renewed once there are two new numbers',
    [
      ...[of('leeds', 'A-100', [2023, 2026]), of('york', 'B-200', [2023, 2026])],
      ...[of('new', 'C-300', [2026, 2029]), of('newer', 'D-400', [2026, 2029])],
    ],
    ['leeds', 'york'],
  ],
  [
    'each of a chain of new numbers replaces the one before',
    [of('a', 'A-100', [2020, 2023]), of('b', 'B-200', [2023, 2026]), of('c', 'C-300', [2026, 2029])],
    ['a', 'b'],
  ],
  [
    'another scheme of the same kind runs beside the first',
    [
      of('gdp', 'G-1', [2023, 2026], { doc_type_id: 'freight_certificate', prep_data: { standard: 'GDP 2013' } }),
      of('tapa', 'T-1', [2026, 2029], {
        doc_type_id: 'freight_certificate',
        prep_data: { standard: 'TAPA TSR', certificate_number: 'T-1', issue_date: utcDay(2026, 6, 1) },
      }),
    ],
    [],
  ],
  [
    'one that is not applied replaces none',
    [of('old', 'A-100', [2023, 2026]), of('new', 'A-100', [2026, 2029], { applied_on: null })],
    [],
  ],
  [
    'of a building the newer one counts, whatever its number',
    [
      of('old', '', [2023, 2026], { doc_type_id: 'epc', prep_data: { location_id: 'mill', reference_number: '1' } }),
      of('new', '', [2024, 2034], { doc_type_id: 'epc', prep_data: { location_id: 'mill', reference_number: '2' } }),
      of('other', '', [2024, 2030], { doc_type_id: 'epc', prep_data: { location_id: 'barn', reference_number: '3' } }),
    ],
    ['old'],
  ],
])('%s', (_words, all, expected) => {
  expect(ids(...all)).toEqual(expected);
  expect(ids(...all.toReversed())).toEqual(expected);
});

it.each([
  ['EMS 600123-2023', 'ems 600123'],
  ['EMS 600123 Rev. 2', 'ems 600123'],
  ['EMS 600123, issue 4, 2026', 'ems 600123'],
  ['A-100200/2', 'a 100200 2'],
  ['ISO-2023', 'iso 2023'],
  ['2023', '2023'],
  [null, ''],
])('takes %s as of the family %s', (number, family) => {
  expect(numberFamily(number)).toBe(family);
});

it('compares thousands of numbers of one subject in a moment', () => {
  const many = Array.from({ length: 2000 }, (_, at) =>
    of(`doc-${at}`, `A-${at}`, [2000 + (at % 20), 2010 + (at % 30)]),
  );
  const begun = process.cpuUsage();
  expect(replaced(many).size).toBeLessThan(2000);
  // Processor time, which other work on the machine leaves alone: half a second, and eight while it was cubic.
  expect(process.cpuUsage(begun).user).toBeLessThan(4_000_000);
});
