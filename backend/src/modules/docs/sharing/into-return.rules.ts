import { refused } from '@lichen/contracts/api/problems';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { type AppliedTo, sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Plain } from '../../../platform/store/columns';
import { isSame } from '../review/standing';
import { figuresIn, partnerFigures, SCOPE_FIGURES } from './partner-figures';

type SharedDoc = RecordOf<typeof sharedDoc>;

/** Returns the partner's return for the same period; undefined if there is none. */
async function returnOf({ unit }: JobBatch, partner_id: string, { period_start, period_end }: Plain) {
  if (period_start === undefined || period_end === undefined) return undefined;
  const where = { partner_id, period_start: period_start as number, period_end: period_end as number };
  const [found] = await unit.read(partnerReturn).list({ where, limit: 1 });
  return found;
}

/** Writes the figures into the partner's annual return, and returns what was changed. */
export async function intoReturn(record: SharedDoc, batch: JobBatch): Promise<AppliedTo> {
  const { partner_id } = record;
  const said = { ...partnerFigures(record.doc_ids ?? [], record.prep_data ?? {}), partner_id } as Plain;
  const known = await returnOf(batch, partner_id, said);
  if (!known) {
    const { _id: id } = await batch.create(partnerReturn, said);
    return { entity: partnerReturn.name, id, before: null, set: said };
  }
  const draft = figuresIn(said, known.co2_units) as Plain;
  const stored = known as unknown as Plain;
  const before = Object.fromEntries(Object.keys(draft).map((name) => [name, stored[name] ?? null]));
  await batch.update(partnerReturn, { id: known._id, version: known.version }, draft);
  return { entity: partnerReturn.name, id: known._id, before, set: draft };
}

/** Throws `refused` if a document applied later has changed the same return; that one has to be unapplied first. */
export async function expectLast({ partner_id, applied_on, applied_to }: SharedDoc, { unit }: JobBatch): Promise<void> {
  const ids = (applied_to ?? []).map(({ id }) => id);
  if (applied_on === null || ids.length === 0) return;
  const later = await unit.read(sharedDoc).list({ where: { partner_id, applied_on: { above: applied_on } } });
  if (later.some((other) => other.applied_to?.some(({ id }) => ids.includes(id)))) throw refused(DOC_TEXTS.usedSince);
}

async function removeReturn(id: string, batch: JobBatch): Promise<void> {
  if ((await batch.used(partnerReturn, [id])).size > 0) throw refused(DOC_TEXTS.usedSince);
  await batch.remove(partnerReturn, { id });
}

/**
 * Deletes the return, or restores its previous values. Fields changed since are kept, and so are all figures if the
 * unit has changed.
 */
export async function outOfReturn({ id, before, set }: AppliedTo, batch: JobBatch): Promise<void> {
  const known = (await batch.unit.read(partnerReturn).find(id)) as Plain | undefined;
  if (!known) return;
  if (before === null) return removeReturn(id, batch);
  const isOtherUnit = !isSame(known['co2_units'], set['co2_units']);
  const still = Object.keys(set).filter(
    (name) =>
      isSame(known[name], set[name]) &&
      !isSame(before[name], set[name]) &&
      !(isOtherUnit && SCOPE_FIGURES.includes(name)),
  );
  const changes = Object.fromEntries(still.map((name) => [name, before[name]])) as Plain;
  if (still.length > 0) await batch.update(partnerReturn, { id }, changes);
}
