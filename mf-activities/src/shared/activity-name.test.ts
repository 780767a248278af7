import type { ActivityCalc } from '@lichen/contracts/activities/types/shared/activity-fields';
import { figureKg } from './activity-name';

const calc = (CO2: number | null): ActivityCalc => ({
  from: 0,
  to: 0,
  scope: 'scope_1',
  CO2,
  market_CO2: null,
  note: null,
});

it.each([
  ['a type that causes nothing has no figure', 'task_activitys', calc(0), null],
  ['unless one was added by hand', 'task_activitys', calc(12.5), 12.5],
  ['nothing emitted is a figure of all other types', 'power_activitys', calc(0), 0],
  ['a figure that cannot be worked out is none', 'fuel_activitys', calc(null), null],
  ['nor is one of an activity without days', 'carbon_activitys', null, null],
])('%s', (_, activity_type, emission_calc, expected) => {
  expect(figureKg({ activity_type, emission_calc })).toBe(expected);
});
