import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refrigerantCode } from './refrigerant-code';

const list = join(__dirname, '../../../../reference/lists/refrigerants.json');
const codes: string[] = JSON.parse(readFileSync(list, 'utf8')).rows.map(({ code }: { code: string }) => code);

test('a code of the list stays what it is', () => {
  expect(codes.length).toBeGreaterThan(170);
  expect(codes.map(refrigerantCode)).toEqual(codes);
});

test.each([
  ['R-410A', 'R410A'],
  ['r410a', 'R410A'],
  ['R 410 A', 'R410A'],
  ['R-407c', 'R407C'],
  ['R134a', 'HFC-134a'],
  ['R-134A', 'HFC-134a'],
  ['HFC134a', 'HFC-134a'],
  ['hfc 32', 'HFC-32'],
  ['R32', 'HFC-32'],
  ['R-22', 'HCFC-22'],
  ['R744', 'CO2'],
  ['R-290', 'R290'],
  ['R-600a', 'R600A'],
  ['HFO-1234yf', 'R1234yf'],
  ['R-1234ze(E)', 'R1234ze'],
  ['R-448A', 'R448A'],
  ['HFC-43-10mee', 'HFC-43-10mee'],
  ['sf6', 'SF6'],
  ['SF₆', 'SF6'],
  ['Sulfur hexafluoride', 'SF6'],
  ['Nitrous oxide', 'N2O'],
  ['Propane', 'R290'],
])('%s is %s', (entered, code) => {
  expect(refrigerantCode(entered)).toBe(code);
});
