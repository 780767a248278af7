import type { FieldReading } from '@lichen/contracts/docs/reading';
import { sharedPlaces } from './shared-places';

const BOX = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
const read = (field: string, page: number | null = 1) =>
  ({ field, page, box: page === null ? null : BOX, raw: `${field} as printed` }) as FieldReading;

it('tells the places of values that are told, and of no other', () => {
  const told = { expiry_date: 1, lines: [{ net: 5 }], supplier_name: null };
  const fields = ['expiry_date', 'location_id', 'supplier_name', 'lines.0.net', 'lines.0.product_id', 'lines.1.net'];
  const places = sharedPlaces(
    told,
    fields.map((field) => read(field)),
    null,
  );
  expect(Object.keys(places ?? {})).toEqual(['expiry_date', 'lines.0.net']);
});

it('prefers where somebody showed a value, and has none of what stands nowhere', () => {
  const drawn = { page: 3, box: BOX, raw: '31/12/2027' };
  expect(sharedPlaces({ a: 1, b: 2 }, [read('a'), read('b', null)], { a: drawn })).toEqual({ a: drawn });
  expect(sharedPlaces(null, [read('a')], { a: drawn })).toBeNull();
});
