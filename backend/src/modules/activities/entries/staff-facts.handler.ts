import { ABSENCE_KINDS, absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import { homeWorkingActivity } from '@lichen/contracts/activities/types/staff/home-working.entity';
import { type StaffFacts, staffFacts } from '@lichen/contracts/activities/list/staff-facts.call';
import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import type { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import { ownProfile, personOf } from './person.query';
import { totalDistance, totalOf } from './total-distance';

type Profile = RecordOf<typeof staffProfile>;

async function factsOf(read: Read, { _id, last_units }: Profile, year: number): Promise<StaffFacts> {
  const { from, to } = yearBounds(year);
  const where = {
    where: { profile_id: _id, applied: 1, from: { atLeast: from } },
    anyOf: [[{ from: { atMost: to } }]],
  };
  const units = last_units ?? 'km';
  const [commutes, journeys, stays, desks, absences, emitted] = await Promise.all([
    read(commuteActivity).list(where),
    read(businessTravelActivity).list(where),
    read(stayActivity).count(where),
    read(homeWorkingActivity).list(where),
    read(absenceActivity).list(where),
    read(activity).sum(['scope1_ug', 'scope2_ug', 'scope3_ug'], where),
  ]);
  const lost = ABSENCE_KINDS.map((kind) => [
    `${kind}_lost_hours`,
    totalOf(absences.filter(({ type }) => type === kind).map(({ amount }) => amount)),
  ]);
  return {
    profile_id: _id,
    commute_distance: totalDistance(commutes, units),
    travel_distance: totalDistance(journeys, units),
    distance_units: units,
    total_stays: stays,
    working_hours: totalOf(desks.map(({ working_hours }) => working_hours)),
    total_co2: kgOf(Object.values(emitted).reduce((total, part) => total + part, 0)),
    ...(Object.fromEntries(lost) as Record<'illness_lost_hours' | 'parental_lost_hours' | 'other_lost_hours', number>),
  };
}

export const staffFactsCall = handler(staffFacts, async ({ input, read, context }) => {
  const { profile_id, year } = input;
  const profile = profile_id ? await personOf(read, profile_id, context) : await ownProfile(read, context);
  return profile ? factsOf(read, profile, year) : { profile_id: null };
});
