import { isReadable } from './pdf-pages.loader';

test.each([
  ['Invoice number ................................ 20418', true],
  ['Amount due . . . . . . . . . . . . . . . . . . . 613.66', true],
  ['\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008', false],
  ['................................................', false],
])('%j has letters: %s', (text, is) => {
  expect(isReadable(text)).toBe(is);
});
