import type { StaffFacts } from '@lichen/contracts/activities/list/staff-facts.call';
import { isUnrecorded } from './year-facts';

const NOTHING: StaffFacts = {
  ...{ profile_id: 'p1', commute_distance: 0, travel_distance: 0, distance_units: 'km', total_stays: 0 },
  ...{ working_hours: 0, total_co2: 0, illness_lost_hours: 0, parental_lost_hours: 0, other_lost_hours: 0 },
};

it('tells a year of which nothing was recorded from one on a bicycle', () => {
  expect(isUnrecorded(NOTHING)).toBe(true);
  expect(isUnrecorded({ ...NOTHING, commute_distance: 420 })).toBe(false);
  expect(isUnrecorded({ ...NOTHING, total_co2: 0.2 })).toBe(false);
});
