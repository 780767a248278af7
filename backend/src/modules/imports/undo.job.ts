import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { JobBatch } from '../../platform/engine/jobs/job-batch';
import { getOrInsertComputed } from '../../platform/map-get-or-insert';
import {
  asStored,
  type Import,
  type ImportParts,
  type ImportRun,
  importJob,
  nextRows,
  importReader,
  kindOf,
  completeImport,
  write,
} from './import-work.rules';
import { leftAsFound } from './left-as-found';
import { refusalOf } from './new-records/new-records.rules';
import { removeNewRecords } from './new-records/remove-new-records.rules';
import type { ImportRow } from './rows/validate-rows.rules';

export const UNDO = 'imports.undo';

const idsOf = (rows: readonly ImportRow[]) => rows.flatMap(({ activity_id }) => activity_id ?? []);

/**
 * Records that have changed since the import wrote them; undoing must not discard anybody's work. Changes that another
 * import made and reverted do not count.
 */
async function changedSince(entity: Entity, rows: readonly ImportRow[], { unit }: JobBatch): Promise<Set<string>> {
  const writtenOn = new Map(rows.map((row) => [row.activity_id, row.replaced ? row.updated_on : null]));
  const where = { record_id: { in: idsOf(rows) }, entity_name: entity.name };
  const order = [{ column: 'dt' }, { column: 'id' }];
  const later = (await unit.read(auditLog).list({ where, order })).filter(({ record_id, type, dt }) => {
    const written = writtenOn.get(record_id);
    return written === null ? type !== 'create' : dt > (written ?? 0);
  });
  const writes = new Map<string, (typeof later)[number][]>();
  for (const entry of later) getOrInsertComputed(writes, entry.record_id, () => []).push(entry);
  return new Set([...writes].flatMap(([id, own]) => (leftAsFound(entity, own) ? [] : [id])));
}

/** Removes records, except those that others refer to by now; returns the number removed. */
async function removeUnused(entity: Entity, ids: readonly string[], batch: JobBatch): Promise<number> {
  if (!entity.pickedElsewhere) {
    await batch.removeAll(entity, ids);
    return ids.length;
  }
  const used = await batch.used(entity, ids);
  let gone = 0;
  for (const id of ids.filter((one) => !used.has(one)))
    try {
      await batch.remove(entity, { id });
      gone += 1;
    } catch (error) {
      refusalOf(error);
    }
  return gone;
}

/** Undoes one page: created records are removed, updated ones get their old values back. */
async function undoPage(entity: Entity, of: Import, page: readonly ImportRow[], batch: JobBatch) {
  const record = await batch.unit.read(fileImport).get(of._id);
  const written = page.filter(({ verdict, place, replaced }) => replaced || (verdict === 'new' && place <= of.reached));
  const changed = await changedSince(entity, written, batch);
  const where = { id: { in: idsOf(written) } };
  const there = new Set((await batch.unit.read(entity).part(['_id'], { where })).map(({ _id }) => _id));
  const given = new Map<string, Record<string, unknown>>();
  const removed: string[] = [];
  const restored: ImportRow[] = [];
  let { kept } = record;
  for (const row of written) {
    const { activity_id: id, replaced } = row;
    if (!id || !there.has(id)) continue;
    if (changed.has(id)) kept += 1;
    else if (replaced) {
      given.set(id, replaced);
      restored.push(row);
    } else removed.push(id);
  }
  await batch.updateAll(entity, given);
  const gone = await removeUnused(entity, removed, batch);
  kept += removed.length - gone;
  // An interrupted undo starts again: values that it restored are not somebody else's changes.
  const updates = restored.map((row) => ({ record: row, changes: { replaced: null } }));
  await batch.unit.records(importRow).updateEach(updates);
  const counts = { created: record.created - gone, updated: record.updated - given.size, kept };
  await batch.unit.update(fileImport, asStored(record), counts, 'undo');
}

/** Undoes what an import wrote, in batches, in the order of the file. */
async function undo(run: ImportRun): Promise<unknown> {
  const { tools, id, parts } = run;
  const record = await importReader(run)(fileImport).get(id);
  const { served } = kindOf(parts, record);
  let after = (tools.checkpoint as { after: number } | undefined)?.after ?? 0;
  for (;;) {
    const page = (await nextRows(run, after, ['new', 'existing'])).filter(({ place }) => place <= record.reached);
    const last = page.at(-1);
    if (!last) break;
    const { place } = last;
    const progress = { done: Math.min(place, record.reached), total: record.reached };
    await write(run, (batch) => undoPage(served.entity, record, page, batch), { after: place }, progress);
    after = place;
  }
  await removeNewRecords(run);
  await completeImport(run, 'undoing', { state: 'undone', message: null }, 'undone');
  return { reached: after };
}

export const undoJob = (parts: ImportParts) =>
  importJob(parts, { kind: UNDO, during: 'undoing', after: 'done', run: undo });
