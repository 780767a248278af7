import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { absenceActivity } from '@lichen/contracts/activities/types/staff/absence.entity';
import { accident } from '@lichen/contracts/business/staff/accident.entity';
import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import { placement, training, volunteering } from '@lichen/contracts/business/staff/participation.entity';
import {
  PERSONAL_ACTIVITIES,
  type PersonalData,
  personalData,
} from '@lichen/contracts/business/staff/personal-data.call';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { internalNames } from '../../../platform/engine/present';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';

const ACTIVITY_FIELDS = [
  '_id',
  'activity_type',
  'from',
  'to',
  'applied',
  'scope1_ug',
  'scope2_ug',
  'scope3_ug',
] as const;

/** Returns a record without its internal fields. */
const told = (entity: Entity, record: object): object => {
  const internal = internalNames(entity);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !internal.has(name)));
};

/** Returns the records whose list of people includes the person. */
const naming = async (read: Read, entity: typeof training, id: string) =>
  (await read(entity).list({ where: { profile_ids: { contains: id } } })).filter(({ profile_ids }) =>
    (profile_ids ?? []).includes(id),
  );

export const personalDataHandler = handler(
  personalData,
  async ({ input: { profile_id }, read }): Promise<PersonalData> => {
    const person = await read(staffProfile).get(profile_id);
    const of = { where: { profile_id } };
    const user = person.uid ? await read(member).find(person.uid) : undefined;
    const all = <E extends Entity>(entity: E, records: readonly RecordOf<E>[]) =>
      records.map((each) => told(entity, each));
    const lists = [placement, training, volunteering] as unknown as readonly (typeof training)[];
    const [employment, accidents, absences, activities, activity_count, ...[placements, trainings, volunteerings]] =
      await Promise.all([
        read(employmentRecord).list(of),
        read(accident).list(of),
        read(absenceActivity).list({ ...of, limit: PERSONAL_ACTIVITIES }),
        read(activity).part(ACTIVITY_FIELDS, { ...of, order: [{ column: 'id' }], limit: PERSONAL_ACTIVITIES }),
        read(activity).count(of),
        ...lists.map((each) => naming(read, each, profile_id)),
      ]);
    return {
      person: told(staffProfile, person),
      user: user ? told(member, user) : null,
      employment_records: all(employmentRecord, employment),
      accidents: all(accident, accidents),
      absences: all(absenceActivity, absences),
      placements: placements ?? [],
      trainings: trainings ?? [],
      volunteerings: volunteerings ?? [],
      activities,
      activity_count,
    };
  },
);
