import { bridgeSteps, largestPart } from './bridge-steps';

const change = {
  before_ug: 100,
  after_ug: 60,
  parts: { boundary: 0, coverage: -20, stated: 0, method: 0, factor: -30, activity: 10 },
};

it('leads from the earlier total to the later one', () => {
  expect(bridgeSteps(change).map(({ name, left, width }) => [name, left, width])).toEqual([
    ['before', 0, 100],
    ['boundary', 100, 0],
    ['coverage', 80, 20],
    ['stated', 80, 0],
    ['method', 80, 0],
    ['factor', 50, 30],
    ['activity', 50, 10],
    ['after', 0, 60],
  ]);
});

it('names the part that made most of it', () => {
  expect(largestPart(change)).toBe('factor');
  expect(largestPart({ ...change, after_ug: 100 })).toBeNull();
  expect(
    bridgeSteps({ before_ug: 0, after_ug: 0, parts: { ...change.parts, coverage: 0, factor: 0, activity: 0 } })[0],
  ).toMatchObject({ left: 0, width: 0 });
});
