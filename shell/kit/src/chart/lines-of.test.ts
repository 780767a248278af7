import { linesOf, widthOf } from './lines-of';

beforeEach(() => {
  // Without a canvas, 6.6 pixels a character.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => jest.restoreAllMocks());

it('breaks between words, and a word only where it is wider than the line', () => {
  expect(linesOf('Upstream transmission and distribution', 100)).toEqual([
    'Upstream',
    'transmission',
    'and',
    'distribution',
  ]);
  expect(linesOf('Wholesalewarehouse', 66)).toEqual(['Wholesalew', 'arehouse']);
  expect(linesOf('', 66)).toEqual([]);
});

it('says with three points that more was there', () => {
  const lines = linesOf('A name that somebody typed without an end', 66, 2);

  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(66);
});

it('gives every character a line where there is no room at all', () => {
  expect(linesOf('ab', -20)).toEqual(['a', 'b']);
});
