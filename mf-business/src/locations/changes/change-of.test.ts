import { changeOf } from './change-of';

test.each([
  [0.1, 0.3, '+', '0.2'],
  [1234.567891, 1234.56789, '−', '0.000001'],
  [0, 0, '', '0'],
  [5.5, 5.5, '', '0'],
  [0, 12.25, '+', '12.25'],
])('from %s to %s kg', (before_kg, after_kg, sign, kg) => {
  expect(changeOf({ before_kg, after_kg })).toEqual({ sign, kg });
});
