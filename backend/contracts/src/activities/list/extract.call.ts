import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { activityQuery } from './activity-query';
import { EXTRACT_FORMATS } from './extract.entity';

/** Starts an export of the filtered activities to a file; returns its `activity_extracts` record. */
export const activityExtract = defineCall({
  name: 'activity_extract',
  label: 'Download activities',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ format: z.enum(EXTRACT_FORMATS).default('csv'), filters: activityQuery.default({}) }),
  writes: true,
});

/** Limits of exports: running at once per company, per person and hour, and per company and day. */
export const EXTRACT_LIMITS = { atOnce: 4, person: 60, company: 500 } as const;

/** Refusals of a download, by the limit in `EXTRACT_LIMITS` that it exceeds. */
export const EXTRACT_LIMIT_TEXTS = {
  atOnce: 'Several downloads of your company are being prepared. Try again in a few seconds.',
  person: 'You have downloaded many lists in a short time. Wait an hour before you download more.',
  company: 'Your company has downloaded as many lists today as it may. Download the rest tomorrow.',
} as const;

/** Returns the address of the file; the parameter `f` prevents caches from returning an older one. */
export const extractAddress = (id: string, now: number): string =>
  `/api/data/${activityExtract.name}/${encodeURIComponent(id)}?f=${now}`;

/** Name of the export's job, shown to the user who started it. */
export const EXTRACT_JOB_NAME = 'Activity download';
