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

/** A column that keeps the search small, where the record has it. */
const ANCHORS = ['location_id', 'vehicle_id', 'profile_id', 'product_id', 'partner_id'] as const;

/** The day and one reference of each record, as the table that all activities share holds them, by that reference. */
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

/** Activities of one type that are where records are: of their day, and of their location or what they hang on else. */
async function near(read: Read, entity: Entity, records: readonly Stored[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const among of whereabouts(entity, records))
    for (const { _id } of await read(activity).partAmong(['_id'], among, { activity_type: entity.name })) ids.add(_id);
  return [...ids];
}

/** The identity of the draft that says what a record says: the very same, else one that differs by a rounding alone. */
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
 * Activities that are there already for records that are about to be written, by their identity. An identity that
 * several activities share has them all, so that as many rows find one each. Those that `claimedAmong` names are left
 * out before they are read: in the middle of a long file most of what is near is what it has written itself.
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
  // One site and day may have many more activities than the page has lines: only their identity is read.
  const names = ['_id', ...identityFields(type)] as ['_id'];
  const alike = await read(entity).part(names, { where: { id: { in: ids } }, order: [{ column: 'id' }] });
  const wanted = wantedIdentities(type, drafts);
  for (const record of alike) {
    const identity = wanted(record);
    if (identity !== null) found.set(identity, [...(found.get(identity) ?? []), record._id]);
  }
  return found;
}
