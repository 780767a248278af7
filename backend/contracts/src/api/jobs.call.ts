import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { SIGNED_IN } from '../portal/roles';

/** Reasons of failure that jobs of every kind share. */
export const JOB_TEXTS = {
  starterGone: 'The person who started this can no longer log in, so it was stopped.',
} as const;

const input = z.strictObject({ id: z.string().max(64) });

/** Returns the progress of the caller's own job as a `JobProgress`. */
export const jobStatus = defineCall({
  name: 'job_status',
  label: 'Progress of work in the background',
  method: 'GET',
  allow: SIGNED_IN,
  input,
  writes: false,
  dependsOn: [],
});

/** Cancels the caller's own job before its next batch; batches already written stay. */
export const cancelJob = defineCall({
  name: 'cancel_job',
  label: 'Cancel work in the background',
  method: 'POST',
  allow: SIGNED_IN,
  input,
  writes: true,
});
