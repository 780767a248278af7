import { intervalWords } from './reading-words';

const tn = (count: number, one: string, other: string, params: Readonly<Record<string, string | number>> = {}) =>
  Object.entries({ ...params, count }).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, String(value)),
    count === 1 ? one : other,
  );
const percent = (share: number) => `${share.toFixed(1)} %`;

it('counts what a meter has no value for, and says which share is estimated', () => {
  const words = intervalWords({ intervals: { all: 192, missing: 96, estimated: 48 } }, tn, percent);
  expect(words).toBe('96 intervals of the meter have no value. 48 intervals are estimated, 25.0 % of all.');
  expect(intervalWords({ intervals: { all: 48, missing: 1, estimated: 0 } }, tn, percent)).toBe(
    '1 interval of the meter has no value.',
  );
});

it('says nothing where a meter has counted everything, or nothing was a meter’s', () => {
  expect(intervalWords({ intervals: { all: 48, missing: 0, estimated: 0 } }, tn, percent)).toBeNull();
  expect(intervalWords({}, tn, percent)).toBeNull();
});
