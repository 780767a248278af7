import type { Entity } from '@lichen/contracts/entity/entity';
import type { Rules } from '../../../platform/engine/rules';
import { ACTIVITY_MONTHS, type CountedActivity, monthsOfActivity } from './activity-months';
import { countActivities } from './activity-count.query';

interface Counting {
  /** Activity type; undefined for the list of all types. */
  readonly type?: string;
  /** Names of the period's fields in the type. */
  readonly period?: Period;
}

type Period = { readonly from: string; readonly to: string };
type Plain = Readonly<Record<string, unknown>>;

/** Renames the days of a record where its type names them differently; copying forty fields is avoided otherwise. */
const datedBy = (record: Plain, { from, to }: Period): Plain =>
  from === 'from' && to === 'to' ? record : { ...record, from: record[from], to: record[to] };

/** Returns rules that update the monthly sums with activities and count their lists from them. */
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
