import { foundWords } from './found-words';

const run = { text: 'Verbräuche: 97,006 kWh und 12 kWh', box: { x: 0.1, y: 0.5, width: 0.33, height: 0.02 } };

test('words are found whatever their accents and capitals, each at its share of the run', () => {
  const [first, second, ...rest] = foundWords([run], ' KWH ');
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ y: 0.5, height: 0.02 });
  expect(first?.x).toBeCloseTo(0.1 + (0.33 * 19) / 33);
  expect(second?.x).toBeGreaterThan(first?.x ?? 1);
  expect(foundWords([run], 'verbrauche')).toHaveLength(1);
});

test('nothing asked for is nothing found', () => {
  expect(foundWords([run], '  ')).toEqual([]);
  expect(foundWords([run], 'gas')).toEqual([]);
});
