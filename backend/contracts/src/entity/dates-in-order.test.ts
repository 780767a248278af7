import { datesInOrder } from './dates-in-order';

const inOrder = datesInOrder('from', 'to');

test.each([
  ['the first before the last', { from: 1, to: 2 }, {}],
  ['one day alone', { from: 1, to: 1 }, {}],
  ['no end yet', { from: 1, to: null }, {}],
  ['no days', {}, {}],
  ['the last before the first', { from: 2, to: 1 }, { from: 'Must be before end date' }],
])('%s', (_, draft, errors) => {
  expect(inOrder(draft)).toEqual(errors);
});
