import { cellFigure, dependsOnMark, markOf, parseMarkedNumber } from './numbers';

it.each([
  ['£601.20', '601.20', '£', ''],
  ['540,10', '540,10', '', ''],
  ['11,980 kWh', '11,980', '', 'kWh'],
  ['1.200,00- EUR', '-1.200,00', '', 'EUR'],
  ['2626 kr-', '-2626', '', 'kr'],
  ['(£540.10)', '-540.10', '£', ''],
  ['CHF -12.50', '-12.50', 'CHF', ''],
  ['US$ 1,234.50', '1,234.50', 'US$', ''],
  ['12,5 %', '12,5', '', '%'],
  ['CHF 540.–', '540', 'CHF', ''],
  ['1\u202f234,50\u00a0€', '1 234,50', '', '€'],
  ["1'234 567.5", "1'234 567.5", '', ''],
  ['1 2', '', '', ''],
  ['1 23 456 kWh', '', '', ''],
  ['12 345 6,5 €', '', '', ''],
  ["1'2345", '', '', ''],
  ['--5', '', '', ''],
  ['-5-', '', '', ''],
  ['.5', '.5', '', ''],
  ['-.5 kWh', '-.5', '', 'kWh'],
  ['$.50', '.50', '$', ''],
  ['kr. 50', '50', 'kr.', ''],
  ['lots', '', '', ''],
  ['', '', '', ''],
])('splits %s into a figure and what stands around it', (text, figure, before, after) => {
  expect(cellFigure(text)).toEqual({ figure, before, after });
});

it('does not search a long text for a figure', () => {
  expect(cellFigure(`1${' '.repeat(20_000)}x y`)).toEqual({ figure: '', before: '', after: '' });
});

it.each([
  ['11,980', null],
  ['1.234', null],
  ['0,123', ','],
  ['0.123', '.'],
  ['1.234.567', ','],
  ['1,234,567', '.'],
  ["1'234.567", '.'],
  ['1 234,567', ','],
  ['12,5', ','],
  ['1234,567', ','],
  ['12500', null],
])('%s gives away its mark: %s', (text, mark) => {
  expect(markOf(text)).toBe(mark);
});

it('calls a figure undecided only where its value hangs on the mark', () => {
  expect(['11,980', '1.234', '12500', '1,234,567', '0,123'].map(dependsOnMark)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['.', ','].map((mark) => parseMarkedNumber('0,123', mark))).toEqual(['0.123', '0.123']);
});
