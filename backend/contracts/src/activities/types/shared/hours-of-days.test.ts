import { utcDay } from '../../../formats/days';
import { taskActivity } from '../task.entity';
import { vehicleFuelActivity } from '../vehicles/vehicle-fuel.entity';
import { vehicleJourney } from '../vehicles/vehicle-journey.entity';
import { exceedsDays, HOURS_TEXTS } from './hours-of-days';

const [FIRST, THIRD] = [utcDay(2026, 3, 1), utcDay(2026, 3, 3)];

it.each([
  [24, FIRST, FIRST, false],
  [24.01, FIRST, FIRST, true],
  [72, FIRST, THIRD, false],
  [73, FIRST, THIRD, true],
  [25, FIRST, undefined, true],
  [25, FIRST, null, true],
  [25, null, FIRST, false],
  ['25', FIRST, FIRST, false],
  [25, THIRD, FIRST, false],
] as const)('%s hours from %s to %s: %s', (hours, first, last, isMore) => {
  expect(exceedsDays(hours, first, last)).toBe(isMore);
});

it.each([
  [
    vehicleFuelActivity,
    { fuel_type: 'battery_electric', date: FIRST, number_of_hours: 25 },
    { number_of_hours: HOURS_TEXTS.charged },
  ],
  [vehicleFuelActivity, { fuel_type: 'battery_electric', date: FIRST, number_of_hours: 24 }, {}],
  [vehicleFuelActivity, { fuel_type: 'battery_electric', date: FIRST, number_of_hours: 25, applied: false }, {}],
  [vehicleJourney, { date: FIRST, distance: 49, units: 'hours', end_date: FIRST }, { distance: HOURS_TEXTS.driven }],
  [vehicleJourney, { date: FIRST, distance: 49, units: 'km' }, {}],
  [vehicleJourney, { date: FIRST, end_date: THIRD, distance: 72, units: 'hours' }, {}],
  [taskActivity, { start_date: FIRST, end_date: THIRD, elapsed_time: 73 }, { elapsed_time: HOURS_TEXTS.worked }],
  [taskActivity, { start_date: FIRST, end_date: THIRD, elapsed_time: 8 }, {}],
] as const)('$name refuses hours that its days do not have', (entity, draft, errors) => {
  expect((entity.check as (draft: object) => object)(draft)).toEqual(errors);
});
