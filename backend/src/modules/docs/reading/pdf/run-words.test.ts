import { wordsOfRuns } from './run-words';

const run = (text: string, x: number, width: number, more = {}) => ({
  text,
  x,
  y: 100,
  width,
  height: 10,
  angle: 0,
  ...more,
});
const size = { page: 1, width: 600, height: 800 };
const texts = (runs: Parameters<typeof wordsOfRuns>[0]) => wordsOfRuns(runs, size).map(({ text }) => text);

test.each([
  ['a run of several words', [run('Total due', 50, 45)], ['Total', 'due']],
  ['runs that touch are one word', [run('Rech', 50, 20), run('nung', 70, 22)], ['Rechnung']],
  ['runs with a gap are two', [run('Rech', 50, 20), run('nung', 74, 22)], ['Rech', 'nung']],
  ['a space at the joint parts them', [run('Total ', 50, 26), run('due', 76, 15)], ['Total', 'due']],
  ['letters set apart are one word', [run('I N V O I C E', 50, 80)], ['INVOICE']],
  ['what is printed twice for bold letters is read once', [run('Total', 50, 25), run('Total', 50.3, 25)], ['Total']],
  ['the same amount in the next column is another', [run('9.00', 50, 20), run('9.00', 90, 20)], ['9.00', '9.00']],
  ['other lines are other words', [run('Net', 50, 15), run('Tax', 65, 15, { y: 120 })], ['Net', 'Tax']],
])('%s', (_, runs, words) => {
  expect(texts(runs)).toEqual(words);
});

test('boxes are shares of the page', () => {
  const [word] = wordsOfRuns([run('Net', 60, 15)], size);
  expect(word?.box.x).toBeCloseTo(0.1);
  expect(word?.box.width).toBeCloseTo(0.025);
  expect(word?.size).toBe(10);
});

test('a run that is turned stays whole and stands upright', () => {
  const [word] = wordsOfRuns([run('Registered in England', 20, 100, { y: 400, angle: -90 })], size);
  expect(word?.text).toBe('Registered in England');
  expect((word?.box.height ?? 0) * 800).toBeGreaterThan(100);
});

test('words of a typewriter stand where its letters of one width put them', () => {
  const text = 'Total ......... 613.66';
  const run = { text, x: 0, y: 100, width: text.length * 6, height: 10, angle: 0 };
  const [, , amount] = wordsOfRuns([run], { page: 1, width: 100, height: 200 });
  expect([amount?.text, amount?.box.x]).toEqual(['613.66', (16 * 6) / 100]);
});
