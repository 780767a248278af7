import { NAMED_PROBLEMS, problemText, problemWords } from './calculation-problems';

test.each([
  ['noFactor', { x: 'fuel, Natural gas, Iceland, 2024' }],
  ['noRate', { from: 'ISK', to: 'USD', year: '2024' }],
  ['noIndex', { currency: 'USD', year: '2025' }],
] as const)('%s comes back from the wire as what it was made of', (name, params) => {
  const text = NAMED_PROBLEMS[name];
  expect(problemWords(problemText(text, params))).toEqual({ text, params });
});

test('a problem that names nothing is its own key', () => {
  expect(problemWords('Something else')).toEqual({ text: 'Something else', params: {} });
});
