import type { Entity } from '@lichen/contracts/entity/entity';
import type { Rules } from '../../../platform/engine/rules';
import { ACTIVITY_MONTHS, type CountedActivity, monthsOfActivity } from './activity-months';
import { countActivities } from './activity-count.query';

interface Counting {
  /** The type of all of them; of the list of every type there is none. */
  readonly type?: string;
  /** Names of the period's fields in the type. */
  readonly period?: Period;
}

type Period = { readonly from: string; readonly to: string };
type Plain = Readonly<Record<string, unknown>>;

/** Most types name their days like the sums: a record of forty fields is copied for the others only. */
const datedBy = (record: Plain, { from, to }: Period): Plain =>
  from === 'from' && to === 'to' ? record : { ...record, from: record[from], to: record[to] };

/** Keeps the sums by month in step with activities, and counts their lists with them. */
export const monthlyRollUps = ({ type, period = { from: 'from', to: 'to' } }: Counting) =>
  ({
    rollUps: [
      {
        ...ACTIVITY_MONTHS,
        of: (record) => monthsOfActivity(datedBy(record, period) as unknown as CountedActivity),
      },
    ],
    counted: (reading, query) => countActivities(reading, type === undefined ? query : { ...query, activity: [type] }),
  }) satisfies Pick<Rules<Entity>, 'rollUps' | 'counted'>;
