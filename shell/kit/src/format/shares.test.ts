import { partOf, percentOf, productOf, quotientOf, sumOf } from './shares';

it('says a part in percent, with two decimals', () => {
  expect([percentOf(1, 3), percentOf(97_006, 97_006), percentOf(0, 5)]).toEqual([33.33, 100, 0]);
});

it('knows no percentage of nothing', () => {
  expect([percentOf(1, 0), percentOf(null, 4), percentOf(1, ''), percentOf(Number.NaN, 4)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('finds the part that a percentage is, to six decimals', () => {
  expect([partOf(12.5, 80), partOf(33.33, 0.1), partOf(1 / 3, 1), partOf(null, 1)]).toEqual([
    10,
    0.03333,
    0.003333,
    null,
  ]);
});

it('sums decimals exactly, and only those that are there', () => {
  expect([sumOf([0.1, 0.2]), sumOf(['0.1', null, '0.2']), sumOf([null]), sumOf([])]).toEqual([
    '0.3',
    '0.3',
    null,
    null,
  ]);
});

it('multiplies and divides to the decimals that fields take, or not at all', () => {
  expect([productOf([0.1, 3]), productOf([2.5, 400, 1]), productOf([2, null])]).toEqual([0.3, 1000, null]);
  expect([quotientOf(1000, [400]), quotientOf(1, [3]), quotientOf(1, [0]), quotientOf(null, [2])]).toEqual([
    2.5,
    0.333333,
    null,
    null,
  ]);
});
