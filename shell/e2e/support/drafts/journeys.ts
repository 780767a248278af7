import { absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import { homeWorkingActivity } from '@lichen/contracts/activities/types/staff/home-working.entity';
import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import { taskActivity } from '@lichen/contracts/activities/types/task.entity';
import { upstreamTransportActivity } from '@lichen/contracts/activities/types/goods/upstream-transport.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { draft, MILL, OCTOBER_2025, ONE_DAY, TURNER, VAN, WHOLE_OCTOBER } from './draft';

const byRail = {
  profile_id: TURNER,
  location_id: MILL,
  transport_method: 'National rail',
  start_location: 'Leeds',
  end_location: 'York',
  journey_date: ONE_DAY,
  distance: '83.4',
};
const ofOneDay = { period: ONE_DAY, emits: true };

/** Drafts for travel and transport. */
export const journeyDrafts = {
  business_travel: draft(businessTravelActivity, {
    values: byRail,
    change: ['distance', '90.5'],
    ...ofOneDay,
  }),
  commute: draft(commuteActivity, {
    values: { ...byRail, journeys: '20' },
    change: ['journeys', '18'],
    ...ofOneDay,
  }),
  stays: draft(stayActivity, {
    values: {
      profile_id: TURNER,
      stay_type: 'Hotel',
      location: 'Hotel Ester, Norway',
      arrival_date: ONE_DAY,
      nights: '3',
    },
    change: ['nights', '4'],
    period: '14/10/2025 – 16/10/2025',
    emits: true,
  }),
  home_working_activity: draft(homeWorkingActivity, {
    values: { profile_id: TURNER, location_id: MILL, start_date: ONE_DAY, working_hours: '7.5' },
    change: ['working_hours', '6'],
    ...ofOneDay,
  }),
  absence_activitys: draft(absenceActivity, {
    values: { profile_id: TURNER, location_id: MILL, type: 'Illness', ...OCTOBER_2025, amount: '15' },
    change: ['type', 'Parental leave'],
    period: WHOLE_OCTOBER,
    emits: false,
  }),
  task_activitys: draft(taskActivity, {
    values: {
      task_type: 'Meter reading',
      location_id: MILL,
      completed_by: TURNER,
      start_date: ONE_DAY,
      end_date: ONE_DAY,
    },
    change: ['task_type', 'Leak survey'],
    period: ONE_DAY,
    emits: false,
  }),
  vehicle_activitys: draft(vehicleFuelActivity, {
    values: { vehicle_id: VAN, fuel_type: 'Diesel', date: ONE_DAY, quantity: '45.25' },
    change: ['quantity', '47.5'],
    ...ofOneDay,
  }),
  vehicle_journeys: draft(vehicleJourney, {
    values: { location_id: MILL, vehicle_id: VAN, date: ONE_DAY, from: 'Leeds', to: 'York', distance: '44.5' },
    change: ['our_ref', 'JOB-118'],
    ...ofOneDay,
  }),
  upstream_transmission_distribution: draft(upstreamTransportActivity, {
    values: { ...byRail, transport_method: 'Lorry', weight: '12.5' },
    change: ['job_number', 'J-4471'],
    ...ofOneDay,
  }),
};
