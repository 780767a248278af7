import fc from 'fast-check';
import { readAnswerPattern } from './answer-pattern';

const fits = (pattern: string, text: string) => {
  const read = readAnswerPattern(pattern);
  return 'test' in read ? read.test(text) : read.problem;
};

it.each([
  ['^[A-Z]{2}\\d{6,8}$', 'GB1234567', true],
  ['^[A-Z]{2}\\d{6,8}$', 'GB12345', false],
  ['^[A-Z]{2}\\d{6,8}$', 'GB123456789', false],
  ['^(?:yes|no)$', 'no', true],
  ['^(?:yes|no)$', 'nope', false],
  ['cat', 'concatenate', true],
  ['^$', '', true],
  ['^a?b+c*$', 'abbb', true],
  ['^a{2,}$', 'aaaa', true],
  ['^a{2,}$', 'a', false],
  ['^a{0}$', '', true],
  ['^\\p{L}+$', 'Straße', true],
  ['^.$', '🌿', true],
  ['^[^\\s@]+@[^\\s@]+$', 'a@b', true],
  ['^\\+47 \\d{8}$', '+47 12345678', true],
  ['', 'anything', true],
])('%s on %s: %s', (pattern, text, expected) => {
  expect(fits(pattern, text)).toBe(expected);
});

it.each([
  ['(a+)+$', 'A pattern cannot contain nested repetitions'],
  ['(?:a|b*)*', 'A pattern cannot contain nested repetitions'],
  ['(a{1,9}){9}', 'A pattern cannot contain nested repetitions'],
  ['(a)\\1', 'A pattern cannot refer back to its groups or look around'],
  ['(?=a)', 'A pattern cannot refer back to its groups or look around'],
  ['(?<!a)b', 'A pattern cannot refer back to its groups or look around'],
  ['(?<n>a)\\k<n>', 'A pattern cannot refer back to its groups or look around'],
  ['a**', 'This is not a pattern'],
  ['(a', 'This is not a pattern'],
  ['a)', 'This is not a pattern'],
  ['[a', 'This is not a pattern'],
  ['[z-a]', 'This is not a pattern'],
  ['a{3,1}', 'This is not a pattern'],
  ['\\', 'This is not a pattern'],
  ['^*', 'This is not a pattern'],
  ['('.repeat(30) + ')'.repeat(30), 'This is not a pattern'],
  ['a{501}', 'The pattern is too long'],
  ['a'.repeat(201), 'The pattern is too long'],
])('%s is not taken: %s', (pattern, problem) => {
  expect(fits(pattern, 'a')).toBe(problem);
});

it('finds what the platform finds', () => {
  const parts = fc.constantFrom(
    'a',
    'b',
    '[ab]',
    '[^a]',
    '.',
    'a*',
    'b+',
    'a?',
    '[ab]{1,3}',
    '(?:a|bb)',
    '(ab|b)?',
    '^',
    '$',
    '\\w',
    '|',
  );
  const pattern = fc.array(parts, { maxLength: 8 }).map((some) => some.join(''));
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' '), { maxLength: 8 }).map((some) => some.join(''));

  fc.assert(
    fc.property(pattern, text, (one, other) => fits(one, other) === new RegExp(one, 'u').test(other)),
    { seed: 19, numRuns: 3000 },
  );
});

it('takes no longer for what other readers choke on', () => {
  const before = process.cpuUsage();

  expect(fits(`^${'a?'.repeat(60)}${'a'.repeat(60)}$`, 'a'.repeat(60))).toBe(true);
  expect(fits('^\\w*\\w*\\w*\\w*\\w*\\w*!$', 'a'.repeat(1000))).toBe(false);
  expect(fits('^(?:a|a|a|aa){60}!$', 'a'.repeat(1000))).toBe(false);

  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
