import type { FieldReading } from '@lichen/contracts/docs/reading';
import { nothingKnown } from '../fields/knowledge';
import { matchesOf } from './matches';

const LOCATIONS = [
  { id: 'leeds', name: 'Leeds brewery', postCode: 'LS12 1BE', addressLine: '1 Malt Yard' },
  { id: 'hull', name: 'Hull depot', postCode: 'HU1 1AA', addressLine: '2 Quay Street' },
  { id: 'quay', name: 'Quay', postCode: 'HU1 1AA', addressLine: '9 Quay Street' },
];
const knowledge = {
  ...nothingKnown('2026-11-25'),
  locations: LOCATIONS,
  meters: [{ number: 'K19D 00451', locationId: 'hull' }],
};

const read = (field: string, value: string): FieldReading => ({
  ...{ field, value, raw: value, page: 1, box: null, confidence: 0.9, how: 'label', flags: [], alternatives: [] },
});
const at = (...fields: FieldReading[]) =>
  matchesOf(fields, knowledge).map(({ field, value, confidence }) => [field, value, confidence]);

it.each([
  [
    'the meter, whatever the address says',
    [read('supplied_address', 'LS12 1BE'), read('meter_number', 'k19d00451')],
    ['hull', 0.9],
  ],
  [
    'the line of its address where two share a post code',
    [read('supplied_address', '2 Quay Street, Hull HU1 1AA')],
    ['hull', 0.9],
  ],
  [
    'its name where no post code says it',
    [read('supplied_address', 'Leeds Brewery, Kirkstall Road, LS3 1LH')],
    ['leeds', 0.8],
  ],
])('knows a location by %s', (_, fields, [id, confidence]) => {
  expect(at(...(fields as FieldReading[]))).toEqual([['location_id', id, confidence]]);
});

it('leaves open which of two locations is meant, and takes no short name out of an address', () => {
  expect(at(read('supplied_address', 'HU1 1AA'))).toEqual([]);
  expect(at(read('supplied_address', 'Old Quay, Bristol'))).toEqual([]);
});

const SUPPLIERS = [
  { id: 'np', name: 'Northern Power', taxNumber: null, domain: 'northern-power.example' },
  { id: 'np', name: 'Northern Power', taxNumber: null, domain: 'np.example' },
  { id: 'sp', name: 'Southern Power', taxNumber: null, domain: null },
];
const partnerOf = (fields: FieldReading[], signs?: Parameters<typeof matchesOf>[2], suppliers = SUPPLIERS) =>
  matchesOf(fields, { ...knowledge, suppliers }, signs).map(({ value, confidence, how }) => [value, confidence, how]);

it('knows a partner by its name, which several domains do not make ambiguous', () => {
  expect(partnerOf([read('supplier_name', 'NORTHERN POWER')])).toEqual([['np', 0.9, 'label']]);
  const twins = [...SUPPLIERS, { id: 'other', name: 'Northern Power', taxNumber: null, domain: null }];
  expect(partnerOf([read('supplier_name', 'Northern Power')], undefined, twins)).toEqual([]);
});

it('suggests a partner by earlier documents or by the sender, and leaves it to somebody to check', () => {
  const unknown = [read('supplier_name', 'NP Billing Services')];
  expect(partnerOf(unknown, { taught: 'np', mailed: 'sp' })).toEqual([['np', 0.8, 'sender']]);
  expect(partnerOf(unknown, { taught: null, mailed: 'sp' })).toEqual([['sp', 0.6, 'sender']]);
  expect(partnerOf(unknown, { taught: null, mailed: null })).toEqual([]);
  // What the document prints counts more than who sent it.
  expect(partnerOf([read('supplier_name', 'Northern Power')], { taught: 'sp', mailed: 'sp' })).toEqual([
    ['np', 0.9, 'label'],
  ]);
});
