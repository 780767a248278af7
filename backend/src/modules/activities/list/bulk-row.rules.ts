import { activity } from '@lichen/contracts/activities/activity.entity';
import type { BulkChange } from '@lichen/contracts/activities/bulk.call';
import type { BulkFailure } from '@lichen/contracts/activities/bulk.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity';
import { notFound, Problem } from '@lichen/contracts/problems';
import type { Portion } from '../../../platform/engine/portion';
import type { TypesByName } from './extract-rows.reader';

export type Listed = RecordOf<typeof activity>;

export interface BulkRow {
  readonly _id: string;
  /** The version that the person saw; without one, whatever is there now is changed. */
  readonly version?: number | undefined;
  /** Of what is to be put back: it is in no list that would tell. */
  readonly activity_type?: string | undefined;
}

function withTags(stored: readonly string[] | null, { add, remove }: Extract<BulkChange, { kind: 'tag' }>): string[] {
  const gone = new Set(remove);
  return [...new Set([...(stored ?? []), ...add])].filter((tag) => !gone.has(tag));
}

type Change = Exclude<BulkChange, { kind: 'restore' }>;

async function changed(portion: Portion, entity: Entity, row: Listed, target: BulkRow, change: Change) {
  const at = { id: target._id, ...(target.version === undefined ? {} : { version: target.version }) };
  if (change.kind === 'remove') return portion.remove(entity, at);
  const values = change.kind === 'edit' ? change.values : { tags: withTags(row.tags, change) };
  return portion.update(entity, at, values);
}

/** Changes one activity through its own type, as its form would: with its rules, its emissions and its audit row. */
export async function changeRow(
  portion: Portion,
  types: TypesByName,
  target: BulkRow,
  change: BulkChange,
): Promise<void> {
  if (change.kind === 'restore') {
    const removed = types.get(target.activity_type ?? '')?.entity;
    if (!removed) throw notFound();
    return portion.restore(removed, target._id);
  }
  const row = await portion.unit.read(activity).get(target._id);
  const entity = types.get(row.activity_type)?.entity;
  if (!entity) throw notFound();
  await changed(portion, entity, row, target, change);
}

/** Why a row was left as it is; anything that is no refusal is a bug and goes on. */
export function failureOf(error: unknown, _id: string, row: Listed | undefined): BulkFailure {
  if (!(error instanceof Problem)) throw error;
  const { activity_type = null, from = null, to = null, version = null } = row ?? {};
  const errors = error.errors && Object.keys(error.errors).length > 0 ? { errors: error.errors } : {};
  return { _id, activity_type, from, to, version, err: error.message, ...errors };
}
