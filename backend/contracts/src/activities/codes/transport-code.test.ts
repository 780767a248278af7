import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transportCode } from './transport-code';

const file = join(__dirname, '../../../../reference/lists/transport_methods.json');
const CODES = (JSON.parse(readFileSync(file, 'utf8')) as { rows: { code: string }[] }).rows.map(({ code }) => code);

test('a code of the list stays what it is', () => {
  expect(CODES.length).toBeGreaterThan(20);
  expect(CODES.map(transportCode)).toEqual(CODES);
});

test.each([
  ['Plane', 'flight'],
  ['air', 'flight'],
  ['Train', 'national_rail'],
  ['EUROSTAR', 'international_rail'],
  ['Tube', 'underground'],
  ['motorcycle', 'motorbike'],
  ['on foot', 'walking'],
  ['HGV', 'lorry'],
  ['Air freight', 'cargo_flight'],
])('%s is %s, of the list', (entered, code) => {
  expect(transportCode(entered)).toBe(code);
  expect(CODES).toContain(code);
});
