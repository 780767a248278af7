import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { activityQuery } from './activity-query';
import { EXTRACT_FORMATS } from './extract.entity';

/** Makes a file of the activities that the filters keep. Answers the `activity_extracts` record it belongs to. */
export const activityExtract = defineCall({
  name: 'activity_extract',
  label: 'Download activities',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ format: z.enum(EXTRACT_FORMATS).default('csv'), filters: activityQuery.default({}) }),
  writes: true,
});

/** Files of activities: at one moment of a company, of a person in an hour, of a company in a day. */
export const EXTRACT_LIMITS = { atOnce: 4, person: 60, company: 500 } as const;

export const EXTRACT_LIMIT_TEXTS = {
  atOnce: 'Several downloads of your company are being prepared. Try again in a few seconds.',
  person: 'You have downloaded many lists in a short time. Wait an hour before you download more.',
  company: 'Your company has downloaded as many lists today as it may. Download the rest tomorrow.',
} as const;

/** Address of the file; the parameter `f` keeps caches from answering with an older one. */
export const extractAddress = (id: string, now: number): string =>
  `/api/data/${activityExtract.name}/${encodeURIComponent(id)}?f=${now}`;

/** The job that makes the file, for the person who started it. */
export const EXTRACT_JOB_NAME = 'Activity download';
