import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { auditLog, type Diff } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import type { FollowUp, Read } from '../../../platform/engine/rules';
import { dependentActivities, type SourceChange } from './dependent-figures.query';
import { FIGURE_SOURCES, figureSource } from './figure-sources';

type Plain = Readonly<Record<string, unknown>>;
type Entry = Pick<RecordOf<typeof auditLog>, '_id' | 'entity_name' | 'record_id' | 'type' | 'diff' | 'dt'>;

/** A change of a record that figures depend on, made while the activity was deleted. */
interface Missed extends SourceChange {
  readonly on: number;
}

/** Largest number of changes checked one by one; beyond it, their effect is not checked. */
const MOST = 2000;

const NEWEST_FIRST = [{ column: 'id', descending: true }] as const;

/** Returns the time in ms when each activity was last deleted. */
async function removalsOf(read: Read, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const where = { record_id: { in: ids }, type: 'remove' };
  const found = new Map<string, number>();
  for (const { record_id, dt } of await read(auditLog).part(['record_id', 'dt'], { where }))
    found.set(record_id, Math.max(dt, found.get(record_id) ?? 0));
  return found;
}

const entriesSince = (read: Read, since: number): Promise<Entry[]> =>
  read(auditLog).part(['_id', 'entity_name', 'record_id', 'type', 'diff', 'dt'], {
    where: { entity_name: { in: FIGURE_SOURCES.map(({ name }) => name) }, dt: { atLeast: since } },
    order: [...NEWEST_FIRST],
    limit: MOST + 1,
  });

const valuesBefore = (diff: Diff): Plain =>
  Object.fromEntries(Object.entries(diff).map(([name, { from }]) => [name, from]));

/**
 * Returns the changes of one record with its states before and after, derived from its present one; `entries` newest
 * first.
 */
function changesOf(entity: string, now: Plain | null, entries: readonly Entry[]): Missed[] {
  let state = now;
  return entries.map(({ record_id, type, diff, dt: on }) => {
    const after = type === 'remove' ? null : state;
    const isNew = type === 'create' || type === 'restore';
    const before = isNew ? null : { ...after, _id: record_id, ...valuesBefore(diff) };
    state = before;
    return { entity, before, after, on };
  });
}

async function missedChanges(read: Read, entries: readonly Entry[]): Promise<Missed[]> {
  const records = new Map<string, Entry[]>();
  for (const entry of entries)
    getOrInsertComputed(records, `${entry.entity_name} ${entry.record_id}`, (): Entry[] => []).push(entry);
  const found: Missed[] = [];
  for (const own of records.values()) {
    const [{ entity_name, record_id }] = own as [Entry];
    const source = figureSource(entity_name);
    const now = (source && (await read(source).find(record_id))) ?? null;
    found.push(...changesOf(entity_name, now as Plain | null, own));
  }
  return found.sort((a, b) => a.on - b.on);
}

/** Marks a restored activity as behind if a change during its deletion would have done so. */
export const restoredBehind: FollowUp = {
  of: (before, after) => (before === null && after && Number(after['version']) > 1 ? [after['_id']] : []),
  run: async (found, { read, mark }, { now }) => {
    const removals = await removalsOf(read, found as string[]);
    if (removals.size === 0) return;
    const entries = await entriesSince(read, Math.min(...removals.values()));
    const deletedBy = (moment: number) => [...removals].flatMap(([id, on]) => (on <= moment ? [id] : []));
    const behind = (ids: readonly string[], by: string, hanging: readonly object[] = [{}]) =>
      ids.length > 0 && hanging.length > 0
        ? mark(
            activity,
            hanging.map((where) => ({ ...where, id: { in: ids } })),
            { behind_since: now, behind_by: by },
          )
        : undefined;
    const unread = entries[MOST];
    if (unread) await behind(deletedBy(unread.dt), unread.entity_name);
    for (const change of await missedChanges(read, entries.slice(0, MOST)))
      await behind(deletedBy(change.on), change.entity, await dependentActivities(read, change));
  },
};
