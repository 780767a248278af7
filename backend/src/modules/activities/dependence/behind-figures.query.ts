import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { BehindFigures } from '@lichen/contracts/activities/dependence/dependent-figures.call';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Follower, FollowUp, Mark, Read } from '../../../platform/engine/rules';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import { expectCurrent, type Records } from '../../../platform/store/scoped-records';
import type { Where } from '../../../platform/store/sql';
import {
  activityPeriods,
  approvedAmongPeriods,
  dependentActivities,
  figuresOfPeriods,
  type SourceChange,
} from './dependent-figures.query';
import { changedFigureFields, FIGURE_SOURCES, figureSource } from './figure-sources';

/** Row filter: activities whose figures are older than a record that they depend on. */
export const BEHIND: Where = { behind_since: { not: null } };
const UP_TO_DATE = { behind_since: null, behind_by: null };

const plain = (record: object | null) => record as Readonly<Record<string, unknown>> | null;

/** Marks all activities affected by a change as behind, in the transaction of the change. */
const leftBehind = (source: Entity): FollowUp => ({
  of: (before, after) => (changedFigureFields(source, before, after).length > 0 ? [{ before, after }] : []),
  run: async (found, { read, mark, hold }, { now, companyId }) => {
    // A save that read the old record locks the company or its location until it ends, so the mark is set afterwards.
    if (source !== location) await hold(account, [companyId]);
    for (const change of found as Pick<SourceChange, 'before' | 'after'>[]) {
      const hanging = await dependentActivities(read, { entity: source.name, ...change });
      if (hanging.length > 0) await mark(activity, hanging, { behind_since: now, behind_by: source.name });
    }
  },
});

/** Mark activities as outdated in the transaction that changes a record their figures depend on. */
export const behindFollowers: readonly Follower[] = FIGURE_SOURCES.map((entity) => ({
  entity,
  followUp: leftBehind(entity),
}));

/** An activity with its `behind_since` before the records it depends on were read; null if it was not behind. */
export interface NotedActivity {
  readonly id: string;
  readonly noted: number | null;
}

/**
 * Groups by exact mark instead of comparing times: a change sets its mark when it begins and is visible when committed.
 */
function byNote(activities: readonly NotedActivity[]): Where[] {
  const notes = new Map<number | null, string[]>();
  for (const { id, noted } of activities) getOrInsertComputed(notes, noted, (): string[] => []).push(id);
  return [...notes].map(([behind_since, ids]) => ({ id: { in: ids }, behind_since }));
}

/** Clears the marks of activities that were just recalculated, unless they were marked again since. */
export const clearBehind = async (mark: Mark, activities: readonly NotedActivity[]): Promise<unknown> => {
  const behind = byNote(activities.filter(({ noted }) => noted !== null));
  return behind.length > 0 && mark(activity, behind, UP_TO_DATE);
};

/**
 * Throws a conflict if any of these activities was marked behind since it was calculated. Locks them, so that nobody
 * marks them before the end of the transaction.
 */
export async function expectSameNotes(records: Records, activities: readonly NotedActivity[]): Promise<void> {
  if (activities.length === 0) return;
  await records(activity).hold(activities.map(({ id }) => id));
  const same = await records(activity).count({ anyOf: [byNote(activities)] });
  expectCurrent(same === activities.length);
}

/**
 * Returns the conditions for activities that depend on a record. A partner stands for all its returns, deleted ones
 * included.
 */
async function hangingOn(read: Read, { entity, id }: { entity: string; id: string }): Promise<readonly Where[]> {
  if (entity === partner.name) {
    await read(partner).get(id);
    return [{ partner_id: id, behind_by: partnerReturn.name }];
  }
  const source = figureSource(entity);
  const record = source ? await read(source).get(id) : null;
  return dependentActivities(read, { entity, before: plain(record), after: null });
}

/** Returns the activities that are behind, of the whole account or of those that depend on one record. */
export async function behindFigures(read: Read, of?: { entity: string; id: string }): Promise<BehindFigures> {
  const periods = await activityPeriods(read, of ? await hangingOn(read, of) : [BEHIND], BEHIND);
  const { closed } = await approvedAmongPeriods(read, periods);
  return { ...figuresOfPeriods(periods), closed };
}
