import { DAY, utcDay } from '../../../formats/days';
import { businessTravelActivity } from '../staff/business-travel.entity';
import { commuteActivity } from '../staff/commute.entity';
import { vehicleJourney } from '../vehicles/vehicle-journey.entity';
import { WAY_TEXTS } from './way-of-days';

const FIRST = utcDay(2026, 3, 1);
const job = (over: object) => ({ date: FIRST, distance: 4800, units: 'km', ...over });
const trip = (over: object) => ({ journey_date: FIRST, return_journey: false, distance: 48_000, units: 'km', ...over });
const ways = (over: object) => ({ journey_date: FIRST, entry_type: 'daily', distance: 24_000, units: 'km', ...over });

it.each([
  [vehicleJourney, job({}), undefined],
  [vehicleJourney, job({ distance: 4801 }), WAY_TEXTS.driven],
  [vehicleJourney, job({ distance: 4801, end_date: FIRST + DAY }), undefined],
  [vehicleJourney, job({ distance: 2983, units: 'miles' }), WAY_TEXTS.driven],
  [vehicleJourney, job({ distance: 2982, units: 'miles' }), undefined],
  [vehicleJourney, job({ distance: 44_500, applied: false }), undefined],
  [businessTravelActivity, trip({}), undefined],
  [businessTravelActivity, trip({ distance: 48_001 }), WAY_TEXTS.travelled],
  [businessTravelActivity, trip({ distance: 650_500, return_journey: true }), undefined],
  [businessTravelActivity, trip({ distance: 650_500, return_date: FIRST + 9 * DAY }), WAY_TEXTS.travelled],
  [businessTravelActivity, trip({ distance: 70_000, return_date: FIRST + 9 * DAY }), undefined],
  [commuteActivity, ways({}), undefined],
  [commuteActivity, ways({ distance: 24_001 }), WAY_TEXTS.travelled],
  [commuteActivity, ways({ distance: 24_001, entry_type: 'monthly' }), undefined],
  [commuteActivity, ways({ distance: 9e6, entry_type: 'yearly' }), WAY_TEXTS.travelled],
] as const)('$name: %j', (entity, draft, text) => {
  const errors = (entity.check as (draft: object) => Record<string, string>)(draft);
  expect(errors['distance']).toBe(text);
});
