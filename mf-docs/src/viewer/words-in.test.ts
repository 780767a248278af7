import { wordsIn } from './words-in';

const line = (text: string, y: number) => ({ text, box: { x: 0, y, width: 1, height: 0.02 } });

test('takes the words whose middle lies in the box, and no others of their line', () => {
  const runs = [line('Total to pay £24,251.50', 0.5), line('VAT at 20 %', 0.6)];
  expect(wordsIn(runs, { x: 0.55, y: 0.49, width: 0.45, height: 0.05 })).toBe('£24,251.50');
  expect(wordsIn(runs, { x: 0, y: 0.45, width: 1, height: 0.3 })).toBe('Total to pay £24,251.50 VAT at 20 %');
  expect(wordsIn(runs, { x: 0, y: 0, width: 1, height: 0.1 })).toBe('');
});
