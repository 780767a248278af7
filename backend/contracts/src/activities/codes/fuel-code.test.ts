import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuelCode, vehicleFuelCode } from './fuel-code';

const codesOf = (list: string): string[] =>
  JSON.parse(readFileSync(join(__dirname, `../../../../reference/lists/${list}.json`), 'utf8')).rows.map(
    ({ code }: { code: string }) => code,
  );

test.each([
  ['fuels', fuelCode, 50],
  ['vehicle_fuels', vehicleFuelCode, 8],
] as const)('a code of the list %s stays what it is', (list, code, atLeast) => {
  const codes = codesOf(list);
  expect(codes.length).toBeGreaterThanOrEqual(atLeast);
  expect(codes.map(code)).toEqual(codes);
});

test.each([
  ['natural gas', 'Natural gas'],
  ['Natural Gas', 'Natural gas'],
  ['Diesel', 'Diesel (average biofuel blend)'],
  ['petrol', 'Petrol (average biofuel blend)'],
  ['Gasoline', 'Petrol (average biofuel blend)'],
  ['Unleaded petrol', 'Petrol (average biofuel blend)'],
  ['Distillate Fuel Oil No. 2', 'Gas oil'],
  ['District heating', 'District heat and steam'],
  ['red diesel', 'Gas oil'],
  ['Kerosene', 'Burning oil'],
  ['HVO', 'Biodiesel HVO'],
  ['lpg', 'LPG'],
])('%s is %s, of the list', (entered, code) => {
  expect(fuelCode(entered)).toBe(code);
  expect(codesOf('fuels')).toContain(code);
});

test.each([
  ['Diesel', 'diesel'],
  ['gasoline', 'petrol'],
  ['Plug-in hybrid', 'plug_in_hybrid'],
  ['PHEV', 'plug_in_hybrid'],
  ['Electric', 'battery_electric'],
  ['Battery electric', 'battery_electric'],
])('a vehicle on %s is one on %s', (entered, code) => {
  expect(vehicleFuelCode(entered)).toBe(code);
  expect(codesOf('vehicle_fuels')).toContain(code);
});
