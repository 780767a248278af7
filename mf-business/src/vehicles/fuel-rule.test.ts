import { ruleOf } from './fuel-rule';

it.each([
  [{ vehicle_activitys: 9, vehicle_journeys: 34 }, 'Fuel counts, journeys do not'],
  [{ vehicle_activitys: 1 }, 'Fuel counts, journeys do not'],
  [{ vehicle_activitys: 0, vehicle_journeys: 34 }, 'Journeys count, no fuel is recorded'],
  [{ vehicle_activitys: 0, vehicle_journeys: 0, carbon_activitys: 2 }, undefined],
])('of %j says %s', (counts, title) => {
  expect(ruleOf(counts)?.title).toBe(title);
});
