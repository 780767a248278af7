import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Words about the erasure of a person's data; each is its own dictionary key. */
export const ERASURE_TEXTS = {
  stopFirst: 'Stop this person’s access first.',
  erased: 'The personal data of this person have been erased.',
} as const;

/** Activities that the answer lists; the rest is counted. */
export const PERSONAL_ACTIVITIES = 5000;

export interface PersonalData {
  readonly person: object;
  /** Whoever logs in as this person. */
  readonly user: object | null;
  readonly employment_records: readonly object[];
  readonly accidents: readonly object[];
  readonly placements: readonly object[];
  readonly trainings: readonly object[];
  readonly volunteerings: readonly object[];
  readonly activities: readonly object[];
  /** Number of all activities of the person. */
  readonly activity_count: number;
}

const records = { type: 'array', items: { type: 'object' } } as const;

/** Everything that the company holds of one person, for whoever asks for it. */
export const personalData = defineCall({
  name: 'personal_data',
  label: 'Personal data',
  method: 'GET',
  allow: ADMIN,
  subscription: 'business',
  input: z.strictObject({ profile_id: z.string().min(1).max(64) }),
  about: `Everything held of one member of staff: the person, their log-in, employment, accidents, placements, training, volunteering and activities (the first ${PERSONAL_ACTIVITIES} of them).`,
  answer: {
    type: 'object',
    properties: {
      person: { type: 'object' },
      user: { type: ['object', 'null'] },
      employment_records: records,
      accidents: records,
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

/** Where the answer is fetched as a file. */
export const personalDataAddress = (profile_id: string): string =>
  `/api/data/${personalData.name}?profile_id=${encodeURIComponent(profile_id)}`;
