import { wasteCode } from './waste-code';

it.each([
  ['20 03 01', '200301'],
  ['200301', '200301'],
  ['16 05 06*', '160506'],
  [' 15 01 01 ', '150101'],
  ['20 03', '20 03'],
  ['paper', 'paper'],
])('%s is %s', (entered, code) => expect(wasteCode(entered)).toBe(code));
