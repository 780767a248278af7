import { findPrinted } from './place-on-page';

const line = (page: number, y: number, ...texts: string[]) => ({
  page,
  words: texts.map((text, at) => ({ text, box: { x: at / 10, y, width: 0.08, height: 0.01 } })),
});

const LINES = [
  line(1, 0.1, 'Invoice', 'number', 'NP-20418'),
  line(1, 0.2, 'Total', '£1,250.00'),
  line(1, 0.3, 'Used', '980kWh', 'in', 'October'),
  line(2, 0.1, '4', 'Mill', 'Lane,'),
  line(2, 0.2, 'Leeds'),
];

const find = findPrinted(LINES);

it.each([
  ['NP-20418', 1, 'NP-20418'],
  ['np 20418', 1, 'NP-20418'],
  ['1,250.00', 1, '£1,250.00'],
  ['980', 1, '980kWh'],
  ['4 Mill Lane, Leeds', 2, '4 Mill Lane, Leeds'],
])('finds %s on page %s', (printed, page, raw) => {
  expect(find(printed)).toMatchObject({ page, raw });
});

it('puts the box around all words of the value', () => {
  expect(find('Mill Lane Leeds')?.box).toMatchObject({ x: 0, y: 0.1 });
  expect(find('Mill Lane Leeds')?.box.height).toBeCloseTo(0.11);
});

it.each(['', '—', '1,25', 'Mill Leeds', 'October 2026'])('does not find “%s”', (printed) => {
  expect(find(printed)).toBeNull();
});
