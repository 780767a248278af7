import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Condition, Value, Where } from '../../../../platform/store/sql';
import type { Likeness } from '../../types/activity-type';
import { typeOf } from '../../types/type-of';
import { groupedBy } from '../check-subject';

/** Returns the condition for similar entries, by columns and one value inside `data`. */
export function whereAlike(type: ActivityType, { by }: Likeness, said: readonly (string | number | null)[]): Where {
  const { table } = typeOf(type).entity;
  const where: { [column: string]: Condition } = {};
  for (const [at, name] of by.entries()) {
    const [column, value] = [table?.renamed?.[name] ?? name, said[at] ?? null];
    if (table?.columns?.includes(column)) where[column] = value;
    else if (typeof value === 'string') where['data'] ??= { inside: [name], is: [value] };
  }
  return where;
}

type Inside = Extract<Condition, { inside: unknown; is: unknown }>;

const isInside = (is: Condition | undefined): is is Inside => typeof is === 'object' && is !== null && 'is' in is;

/** Returns the key of the columns of a likeness; null values make another key. */
const saidBy = (where: Where): string =>
  JSON.stringify(Object.entries(where).map(([name, is]) => [name, isInside(is) ? is.inside : is === null]));

/** Returns one condition that matches all of these entries, and also combinations of their values. */
const likeOneOf = (all: readonly Where[]): Where =>
  Object.fromEntries(
    Object.entries(all[0] ?? {}).map(([column, is]) => {
      if (is === null) return [column, is];
      const each = all.map((where) => where[column]);
      return isInside(is)
        ? [column, { ...is, is: [...new Set(each.flatMap((one) => (isInside(one) ? one.is : [])))] }]
        : [column, { in: [...new Set(each as Value[])] }];
    }),
  );

/** Returns few conditions, of which each entry similar to one of many meets one; empty where one has no columns. */
export const alternatives = (all: readonly Where[]): Where[] =>
  all.every((where) => Object.keys(where).length > 0) ? groupedBy(all, saidBy).map(likeOneOf) : [];
