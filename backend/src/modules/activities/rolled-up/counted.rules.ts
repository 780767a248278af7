import type { Entity } from '@lichen/contracts/entity';
import type { Rules } from '../../../platform/engine/rules';
import { ACTIVITY_MONTHS, type CountedActivity, monthsOfActivity } from './activity-months';
import { countedActivities } from './counted.reader';

interface Counting {
  /** The type of all of them; of the list of every type there is none. */
  readonly type?: string;
  /** What the days are called in the type. */
  readonly period?: { readonly from: string; readonly to: string };
}

/** Keeps the sums by month in step with activities, and counts their lists with them. */
export const countedByMonth = ({ type, period = { from: 'from', to: 'to' } }: Counting) =>
  ({
    rollUps: [
      {
        ...ACTIVITY_MONTHS,
        of: (record) =>
          monthsOfActivity({
            ...record,
            from: record[period.from],
            to: record[period.to],
          } as unknown as CountedActivity),
      },
    ],
    counted: (reading, query) =>
      countedActivities(reading, type === undefined ? query : { ...query, activity: [type] }),
  }) satisfies Pick<Rules<Entity>, 'rollUps' | 'counted'>;
