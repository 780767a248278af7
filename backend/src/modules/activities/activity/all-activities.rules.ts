import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { type FollowUp, type Served, serve } from '../../../platform/engine/rules';
import { presentActivity } from './present-activity';
import { monthlyRollUps } from '../aggregates/counted-activities.rules';

/** Serves the list of all types; activities are written through their own types. */
export const anyActivity = (followUps: readonly FollowUp[]): Served =>
  serve(activity, {
    present: (record, reader) => presentActivity(record as unknown as Parameters<typeof presentActivity>[0], reader),
    ...monthlyRollUps({}),
    followUps,
  });
