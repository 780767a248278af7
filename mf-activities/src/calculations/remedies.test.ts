import { type ProblemCode, problem } from '@lichen/contracts/activities/calculation-problems';
import type { Activity } from '../shared/ActivityFacts';
import { remediesOf, shortProblem } from './remedies';

const of = (activity_type: string, code: ProblemCode | null, more: object = {}) =>
  ({ _id: 'a', activity_type, problem: code && problem(code), ...more }) as unknown as Activity;
const ways = (...of_: Parameters<typeof of>) => remediesOf(of(...of_)).map(({ to }) => to);

it('says in a few words what is missing, by the type where a factor is chosen', () => {
  expect(shortProblem(of('purchased_goods_activitys', 'noFactor'))).toBe('No figure: choose a material');
  expect(shortProblem(of('electricity_activitys', 'noFactor'))).toBe('No figure: no factor found');
  expect(shortProblem(of('purchased_goods_activitys', 'noDensity'))).toBe('No figure: enter the density');
  expect(shortProblem(of('water_activitys', null))).toBe('No figure');
});

it('leads to the record that lacks something, and to the activity', () => {
  expect(ways('waste_activitys', 'noFactor')).toEqual(['/activities/a/edit', '/activities/factors/own/new']);
  expect(ways('carbon_activitys', 'noFactor')).toEqual(['/activities/a/edit']);
  expect(ways('electricity_activitys', 'noFactor')).toEqual(['/activities/a/edit', '/activities/factors/own/new']);
  expect(ways('vehicle_activitys', 'noRating', { vehicle_id: 'v' })).toEqual([
    '/business/vehicles/v',
    '/activities/a/edit',
  ]);
  expect(ways('purchased_goods_activitys', 'noIndex')).toEqual([]);
});
