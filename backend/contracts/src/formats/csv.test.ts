import { csvText } from './csv';
import { parseMarkedNumber } from './numbers';

it.each([1.234, -12.345, 1234, 0.5, 1234.567, 12])('writes %d so that every reader reads it', (value) => {
  expect([',', '.'].map((mark) => Number(parseMarkedNumber(csvText(value), mark)))).toEqual([value, value]);
});

it('leaves texts as they were typed', () => {
  expect(['1.234', 'lots', null, undefined, true].map(csvText)).toEqual(['1.234', 'lots', '', '', 'true']);
});
