import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Messages about erasing personal data; each text is its own dictionary key. */
export const ERASURE_TEXTS = {
  stopFirst: 'Stop this person’s access first.',
  erased: 'The personal data of this person have been erased.',
} as const;

/** Maximum number of activities in the answer; `activity_count` counts them all. */
export const PERSONAL_ACTIVITIES = 5000;

/** Everything stored about one staff member, for a request for access to personal data. */
export interface PersonalData {
  readonly person: object;
  /** The user who logs in as this person; null where there is none. */
  readonly user: object | null;
  readonly employment_records: readonly object[];
  readonly accidents: readonly object[];
  /** Whole records, with the reason; `activities` has them too, without it. */
  readonly absences: readonly object[];
  readonly placements: readonly object[];
  readonly trainings: readonly object[];
  readonly volunteerings: readonly object[];
  readonly activities: readonly object[];
  /** Number of all activities of the person. */
  readonly activity_count: number;
}

const records = { type: 'array', items: { type: 'object' } } as const;

/** Returns all data that the company holds about one person, to answer a request for access. */
export const personalData = defineCall({
  name: 'personal_data',
  label: 'Personal data',
  method: 'GET',
  allow: ADMIN,
  subscription: 'business',
  input: z.strictObject({ profile_id: z.string().min(1).max(64) }),
  about: `Everything held of one member of staff: the person, their log-in, employment, accidents, absences, placements, training, volunteering and activities (the first ${PERSONAL_ACTIVITIES} of them).`,
  answer: {
    type: 'object',
    properties: {
      person: { type: 'object' },
      user: { type: ['object', 'null'] },
      employment_records: records,
      accidents: records,
      absences: records,
      placements: records,
      trainings: records,
      volunteerings: records,
      activities: records,
      activity_count: { type: 'integer' },
    },
  },
  writes: false,
  dependsOn: ['profiles', 'employment_records', 'accidents', 'activities'],
});

/** Returns the address from which the answer is downloaded as a file. */
export const personalDataAddress = (profile_id: string): string =>
  `/api/data/${personalData.name}?profile_id=${encodeURIComponent(profile_id)}`;
