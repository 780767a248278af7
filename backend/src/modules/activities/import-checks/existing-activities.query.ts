import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import type { ColumnTuples } from '../../../platform/store/among';
import { columnsOf } from '../../../platform/store/columns';
import type { Value } from '../../../platform/store/sql';
import { identityFields, identityOf, statementOf } from '../types/shared/identity';
import { placesByAmounts } from '../types/shared/rounded-amounts';

type Stored = RecordOf<Entity>;
type Plain = Readonly<Record<string, unknown>>;

/** Columns that narrow the search, if the record has one. */
const ANCHORS = ['location_id', 'vehicle_id', 'profile_id', 'product_id', 'partner_id'] as const;

/** Returns day and one reference of each record, by column of the activities table. */
function whereabouts(entity: Entity, records: readonly Stored[]): ColumnTuples[] {
  const { byColumn, changedColumns } = columnsOf(entity);
  const found = new Map<string, { columns: string[]; rows: Map<string, Value[]> }>();
  for (const record of records as readonly unknown[] as readonly Plain[]) {
    const row = changedColumns(record, record);
    const anchor = ANCHORS.find((column) => byColumn[column] !== undefined && (row[column] ?? null) !== null);
    const columns = ['from', ...(anchor ? [anchor] : [])];
    const values = columns.map((column) => row[column] ?? null);
    const those = getOrInsertComputed(found, anchor ?? '', () => ({ columns, rows: new Map<string, Value[]>() }));
    those.rows.set(JSON.stringify(values), values);
  }
  return [...found.values()].map(({ columns, rows }) => ({ columns, rows: [...rows.values()] }));
}

/** Returns ids of activities with the same day and reference as the records. */
async function near(read: Read, entity: Entity, records: readonly Stored[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const among of whereabouts(entity, records))
    for (const { _id } of await read(activity).partAmong(['_id'], among, { activity_type: entity.name })) ids.add(_id);
  return [...ids];
}

/** Returns a function that finds the identity of the draft equal to a record, exactly or apart from rounding. */
function wantedIdentities(type: ActivityType, drafts: readonly Plain[]): (record: Plain) => string | null {
  const byWords = new Map<string, ReturnType<typeof placesByAmounts<string>>>();
  const identities = new Set<string>();
  for (const draft of drafts) {
    const identity = identityOf(type, draft);
    const { words, measured } = statementOf(type, draft);
    identities.add(identity);
    getOrInsertComputed(byWords, words, () => placesByAmounts<string>()).add(measured, identity);
  }
  return (record) => {
    const identity = identityOf(type, record);
    if (identities.has(identity)) return identity;
    const { words, measured } = statementOf(type, record);
    return byWords.get(words)?.find(measured) ?? null;
  };
}

/**
 * Returns the existing activities for records to be written, by identity. Several activities may share an identity, so
 * that as many rows find one each. Those that `claimedAmong` names are left out before they are read: in a long file,
 * most of those nearby are its own.
 */
export async function existingActivities(
  read: Read,
  entity: Entity,
  drafts: readonly Plain[],
  claimedAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const records = drafts as readonly unknown[] as readonly Stored[];
  if (records.length === 0) return found;
  const there = await near(read, entity, records);
  const claimed = await claimedAmong(there);
  const ids = there.filter((id) => !claimed.has(id));
  if (ids.length === 0) return found;
  const type = entity.name as ActivityType;
  // A location and day may have many activities, so only their identity is read.
  const names = ['_id', ...identityFields(type)] as ['_id'];
  const alike = await read(entity).part(names, { where: { id: { in: ids } }, order: [{ column: 'id' }] });
  const wanted = wantedIdentities(type, drafts);
  for (const record of alike) {
    const identity = wanted(record);
    if (identity !== null) found.set(identity, [...(found.get(identity) ?? []), record._id]);
  }
  return found;
}
