import { nextOpen } from './next-open';

const order = ['a', 'b', 'c', 'd'];
const states = { a: 'to_check', b: 'confirmed', c: 'does_not_hold', d: 'read' } as const;

test('goes to the next field that is open, and round the end of the form', () => {
  expect(nextOpen(order, states, null)).toBe('a');
  expect(nextOpen(order, states, 'a')).toBe('c');
  expect(nextOpen(order, states, 'c')).toBe('a');
});

test('goes back the same way', () => {
  expect(nextOpen(order, states, 'c', -1)).toBe('a');
  expect(nextOpen(order, states, 'a', -1)).toBe('c');
  expect(nextOpen(order, states, null, -1)).toBe('c');
});

test('ends where nothing else is open', () => {
  expect(nextOpen(order, { a: 'to_check' }, 'a')).toBeNull();
  expect(nextOpen([], {}, null)).toBeNull();
});
