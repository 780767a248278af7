import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { bulkRow } from '@lichen/contracts/activities/list/bulk-row.entity';
import type { BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import type { BulkFailure } from '@lichen/contracts/activities/list/bulk.entity';
import { tag } from '@lichen/contracts/business/tags/tag.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { tagKeys, tidyTags } from '@lichen/contracts/formats/same-tag';
import { notFound, Problem, refused } from '@lichen/contracts/api/problems';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { TypesByName } from './extract-rows.query';

export type ListedActivity = RecordOf<typeof activity>;

/** A row that a bulk change names. */
export interface BulkRow {
  readonly _id: string;
  /** Version that the person saw; without one, the current version is changed. */
  readonly version?: number | undefined;
  /** Entity of a deleted activity to restore, which lists no longer contain. */
  readonly activity_type?: string | undefined;
}

async function withTags(
  { unit }: JobBatch,
  stored: readonly string[] | null,
  { add, remove }: Extract<BulkChange, { kind: 'tag' }>,
): Promise<string[]> {
  const known = (await unit.read(tag).list()).map(({ name }) => name);
  const keyOf = tagKeys(known);
  const gone = new Set(remove.map(keyOf));
  return tidyTags([...(stored ?? []), ...add], known).filter((each) => !gone.has(keyOf(each)));
}

/** Result of a bulk change for one activity. */
export type BulkRowResult = Pick<RecordOf<typeof bulkRow>, 'activity_id' | 'activity_type' | 'left' | 'replaced'>;

type Stored = RecordOf<Entity>;
type Values = Readonly<Record<string, unknown>>;

/** Returns the previous values of the changed fields. */
function replacedBy({ fields }: Entity, before: Stored, after: Stored): Record<string, unknown> {
  const [was, is] = [before as unknown as Values, after as unknown as Values];
  const differing = Object.keys(fields).filter(
    (name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  );
  return Object.fromEntries(differing.map((name) => [name, was[name] ?? null]));
}

export type ListChange = Exclude<BulkChange, { kind: 'restore' | 'undo' }>;

/** Changes one activity through its type like its form does, with rules, emissions and audit. */
export async function changeRow(
  batch: JobBatch,
  types: TypesByName,
  target: BulkRow,
  change: ListChange,
): Promise<BulkRowResult> {
  const row = await batch.unit.read(activity).get(target._id);
  const entity = types.get(row.activity_type)?.entity;
  if (!entity) throw notFound();
  const at = { id: target._id, ...(target.version === undefined ? {} : { version: target.version }) };
  const of = { activity_id: row._id, activity_type: row.activity_type };
  if (change.kind === 'remove') {
    await batch.remove(entity, at);
    return { ...of, left: row.version, replaced: null };
  }
  const before = await batch.unit.read(entity).get(target._id);
  const values = change.kind === 'edit' ? change.values : { tags: await withTags(batch, row.tags, change) };
  const after = await batch.update(entity, at, values);
  return { ...of, left: after.version, replaced: replacedBy(entity, before, after) };
}

/** Restores a deleted activity; throws `notFound` for an unknown type. */
export async function restoreRow(batch: JobBatch, types: TypesByName, target: BulkRow): Promise<void> {
  const removed = types.get(target.activity_type ?? '')?.entity;
  if (!removed) throw notFound();
  await batch.restore(removed, target._id);
}

/** Stores the change of one activity for undo; nothing if no field changed. */
export async function storeBulkRow({ unit, context }: JobBatch, bulk_id: string, done: BulkRowResult): Promise<void> {
  if (done.replaced && Object.keys(done.replaced).length === 0) return;
  await unit.records(bulkRow).insert([{ _id: context.newId(), bulk_id, ...done }], newRow(context));
}

/** Records whose changes reach activities, with a line in their own log alone: names of tags, stated figures. */
const REACHING = [tag.name, emissionCalc.name];

/**
 * Tells whether somebody has changed the activity since: a field of it, its figure, or the name of a tag. A figure that
 * followed another record is no such change: fuel of the same list counts in place of a journey, or no longer.
 */
async function isChangedSince(
  { unit }: JobBatch,
  { name: entity_name, fields }: Entity,
  { activity_id: record_id, created_on }: KeptRow,
): Promise<boolean> {
  const log = unit.read(auditLog);
  const dt = { above: created_on };
  const own = await log.part(['type', 'diff'], { where: { record_id, entity_name, dt } });
  if (own.some(({ type, diff }) => type !== 'update' || Object.keys(diff).some((name) => Object.hasOwn(fields, name))))
    return true;
  return (await log.count({ where: { entity_name: { in: REACHING }, dt, diff: { contains: record_id } } })) > 0;
}

/** A result as it is kept for undo. */
type KeptRow = BulkRowResult & Pick<RecordOf<typeof bulkRow>, 'created_on'>;

/** Undoes the change of one activity, unless somebody has changed it since. */
export async function undoRow(batch: JobBatch, types: TypesByName, done: KeptRow): Promise<void> {
  const { activity_id: id, activity_type, left, replaced } = done;
  if (!replaced) return restoreRow(batch, types, { _id: id, activity_type });
  const entity = types.get(activity_type)?.entity;
  if (!entity) throw notFound();
  const { version } = await batch.unit.read(entity).get(id);
  if (version !== left && (await isChangedSince(batch, entity, done)))
    throw refused('Changed since, so it stays as it is');
  await batch.update(entity, { id, version }, replaced);
}

/** Returns why a row was refused; rethrows errors that are no `Problem`. */
export function failureOf(error: unknown, _id: string, row: ListedActivity | undefined): BulkFailure {
  if (!(error instanceof Problem)) throw error;
  const { activity_type = null, from = null, to = null, version = null } = row ?? {};
  const errors = error.errors && Object.keys(error.errors).length > 0 ? { errors: error.errors } : {};
  return { _id, activity_type, from, to, version, err: error.message, ...errors };
}
