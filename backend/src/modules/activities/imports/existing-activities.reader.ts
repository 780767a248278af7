import { activity } from '@lichen/contracts/activities/activity.entity';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Entity, RecordOf } from '@lichen/contracts/entity';
import type { Read } from '../../../platform/engine/rules';
import { columnsOf } from '../../../platform/store/columns';
import type { Where } from '../../../platform/store/sql';
import { identityFields, identityOf } from './identity';

type Stored = RecordOf<Entity>;
type Plain = Readonly<Record<string, unknown>>;

/** A column that keeps the search small, where the record has it. */
const ANCHORS = ['location_id', 'vehicle_id', 'profile_id', 'product_id', 'partner_id'] as const;

/** The day and one reference of a record, as the table that all activities share holds them. */
function whereabouts(entity: Entity, record: Plain): Where {
  const { byColumn, changedColumns } = columnsOf(entity);
  const row = changedColumns(record, record);
  const anchor = ANCHORS.find((column) => byColumn[column] !== undefined && (row[column] ?? null) !== null);
  return { from: row['from'] ?? null, ...(anchor ? { [anchor]: row[anchor] ?? null } : {}) };
}

/**
 * Activities that are there already for records that are about to be written, by their identity. An identity that
 * several activities share has them all, so that as many rows find one each.
 */
export async function existingActivities(
  read: Read,
  entity: Entity,
  records: readonly Stored[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (records.length === 0) return found;
  const places = new Map<string, Where>();
  for (const record of records) {
    const where = whereabouts(entity, record as unknown as Plain);
    places.set(JSON.stringify(where), where);
  }
  // In no order: for the sake of one MariaDB walks through all activities of the company, once for every page.
  const near = await read(activity).part(['_id'], {
    where: { activity_type: entity.name },
    anyOf: [[...places.values()]],
  });
  const ids = near.map(({ _id }) => _id);
  if (ids.length === 0) return found;
  const type = entity.name as ActivityType;
  // Of one site and day there may be many more than the page has lines: no more of them is read than tells them apart.
  const names = ['_id', ...identityFields(type)] as ['_id'];
  const alike = await read(entity).part(names, { where: { id: { in: ids } }, order: [{ column: 'id' }] });
  const wanted = new Set(records.map((record) => identityOf(type, record as unknown as Plain)));
  for (const record of alike) {
    const identity = identityOf(type, record);
    if (wanted.has(identity)) found.set(identity, [...(found.get(identity) ?? []), record._id]);
  }
  return found;
}
