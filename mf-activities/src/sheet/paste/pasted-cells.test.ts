import fc from 'fast-check';
import { isBlock, pastedCells } from './pasted-cells';

test.each([
  ['one cell', '12.5', [['12.5']]],
  [
    'a block',
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'lines of Windows',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['an empty cell at the end', 'a\t', [['a', '']]],
  ['an empty cell between', 'a\t\tc', [['a', '', 'c']]],
  ['empty lines', 'a\n\n\nb', [['a'], ['b']]],
  ['a line in a cell', '"a\nb"\tc', [['a\nb', 'c']]],
  ['a quote in a cell', '"a ""b"" c"\td', [['a "b" c', 'd']]],
  ['a quote that opens nothing', '5" pipe\td', [['5" pipe', 'd']]],
  [
    'lines of a text file with semicolons',
    'Mill;"a;b";1.234,5\nHull;;2',
    [
      ['Mill', 'a;b', '1.234,5'],
      ['Hull', '', '2'],
    ],
  ],
  ['semicolons in a note', 'one; two; three\nfour', [['one; two; three'], ['four']]],
  ['semicolons in a list of tags', 'one; two; three', [['one; two; three']]],
  ['semicolons in a cell beside others', 'a; b; c\td', [['a; b; c', 'd']]],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(pastedCells(text)).toEqual(rows);
});

it('reads back whatever cells a spreadsheet wrote', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', ' ', 'é'), minLength: 1, maxLength: 6 });
  const written = (value: string) => (/["\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const filled = cell.filter((value) => value.trim() === value);
  fc.assert(
    fc.property(fc.array(fc.array(filled, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const text = rows.map((row) => row.map(written).join('\t')).join('\n');
      expect(pastedCells(text)).toEqual(rows);
    }),
  );
});

it.each([
  ['5,5', false],
  ['Meter 4; read by hand', false],
  ['', false],
  ['a\tb', true],
  ['a\nb', true],
])('calls %j a block of cells: %s', (text, is) => {
  expect(isBlock(text)).toBe(is);
});
