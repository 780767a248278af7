import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { appliedSharedAs } from '@lichen/contracts/docs/sharing/may-apply-shared';
import { type AppliedTo, sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { refused } from '@lichen/contracts/api/problems';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { operation } from '../../../platform/engine/operations';
import type { Plain } from '../../../platform/store/columns';
import { isSame } from '../review/standing';
import { partnerFigures } from './partner-figures';

type SharedDoc = RecordOf<typeof sharedDoc>;

/** The return that the partner has of the same days. */
async function returnOf({ unit }: JobBatch, partner_id: string, { period_start, period_end }: Plain) {
  if (period_start === undefined || period_end === undefined) return undefined;
  const where = { partner_id, period_start: period_start as number, period_end: period_end as number };
  const [found] = await unit.read(partnerReturn).list({ where, limit: 1 });
  return found;
}

/** Writes the figures into the annual return of the partner; one of the same days is changed. */
async function intoReturn(record: SharedDoc, batch: JobBatch): Promise<AppliedTo> {
  const { partner_id } = record;
  const draft = { ...partnerFigures(record.doc_ids ?? [], record.prep_data ?? {}), partner_id } as Plain;
  const known = await returnOf(batch, partner_id, draft);
  if (!known) {
    const { _id: id } = await batch.create(partnerReturn, draft);
    return { entity: partnerReturn.name, id, before: null, set: draft };
  }
  const stored = known as unknown as Plain;
  const before = Object.fromEntries(Object.keys(draft).map((name) => [name, stored[name] ?? null]));
  await batch.update(partnerReturn, { id: known._id, version: known.version }, draft);
  return { entity: partnerReturn.name, id: known._id, before, set: draft };
}

/** Takes a return back, or puts back what it said before; a field that somebody changed since stays. */
async function outOfReturn({ id, before, set }: AppliedTo, batch: JobBatch): Promise<void> {
  const known = (await batch.unit.read(partnerReturn).find(id)) as Plain | undefined;
  if (!known) return;
  if (before === null) return batch.remove(partnerReturn, { id });
  const still = Object.keys(set).filter((name) => isSame(known[name], set[name]) && !isSame(before[name], set[name]));
  const changes = Object.fromEntries(still.map((name) => [name, before[name]])) as Plain;
  if (still.length > 0) await batch.update(partnerReturn, { id }, changes);
}

/**
 * Applies what a partner has shared: figures become the annual return of that partner, of certificates the end is
 * watched. It is told as an event of its own, by which other areas do their part.
 */
export const applyShared = operation(sharedDoc, 'apply', async ({ record, context, batch }) => {
  if (record.applied_on !== null) throw refused(SHARE_TEXTS.appliedAlready);
  if (!record.data_shared) throw refused(SHARE_TEXTS.noData);
  const as = appliedSharedAs(record.doc_ids);
  if (as === null) throw refused(SHARE_TEXTS.notAppliedHere);
  const applied_to = as === 'return' ? [await intoReturn(record, batch)] : null;
  return { status: 'applied' as const, applied_on: context.now, applied_to };
});

export const unapplyShared = operation(sharedDoc, 'unapply', async ({ record, batch }) => {
  if (record.applied_on === null) throw refused(DOC_TEXTS.notApplied);
  for (const one of record.applied_to ?? []) await outOfReturn(one, batch);
  return { status: 'shared' as const, applied_on: null, applied_to: null };
});
