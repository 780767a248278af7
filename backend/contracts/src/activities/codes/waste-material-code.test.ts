import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wasteMaterialCode } from './waste-material-code';

const list = join(__dirname, '../../../../reference/lists/waste_materials.json');
const codes: string[] = JSON.parse(readFileSync(list, 'utf8')).rows.map(({ code }: { code: string }) => code);

test('a code of the list stays what it is', () => expect(codes.map(wasteMaterialCode)).toEqual(codes));

test.each([
  ['Paper and board', 'paper_mixed'],
  ['Cardboard', 'paper_board'],
  ['Plastics', 'plastic_average_plastics'],
  ['General waste', 'commercial_and_industrial_waste'],
  ['food waste', 'food_and_drink_waste'],
  ['WEEE', 'electrical_mixed'],
  ['timber', 'wood'],
  ['metal', 'scrap_metal'],
  ['textiles', 'clothing'],
])('%s is %s, which is in the list', (entered, code) => {
  expect(wasteMaterialCode(entered)).toBe(code);
  expect(codes).toContain(code);
});
