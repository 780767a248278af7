import { fileImport, NEW_RECORD_TEXTS, type NewRecord } from '@lichen/contracts/imports/import.entity';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { asStored, type ImportRun, importReader, kindOf, PAGE, write } from '../import-work.rules';
import { leftAsFound } from '../left-as-found';
import { refusalOf } from './new-records.rules';
import type { NamedRecords } from '@lichen/contracts/entity/named-records';

/** Removes a record that nobody uses or has edited; returns the outcome. */
async function removeOne(
  one: NewRecord,
  entity: Entity | undefined,
  batch: JobBatch,
  used: ReadonlySet<string>,
): Promise<NewRecord> {
  if (!entity || !(await batch.unit.records(entity).find(one.id))) return { ...one, state: 'removed' };
  if (used.has(one.id)) return { ...one, state: 'kept', why: NEW_RECORD_TEXTS.used };
  const where = { record_id: one.id, entity_name: entity.name, type: { not: 'create' } };
  const writes = await batch.unit.read(auditLog).list({ where, order: [{ column: 'dt' }, { column: 'id' }] });
  if (!leftAsFound(entity, writes)) return { ...one, state: 'kept', why: NEW_RECORD_TEXTS.edited };
  try {
    await batch.remove(entity, { id: one.id });
    return { ...one, state: 'removed' };
  } catch (error) {
    return { ...one, state: 'kept', why: refusalOf(error) };
  }
}

async function usedOf(
  added: readonly NewRecord[],
  records: NamedRecords,
  batch: JobBatch,
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const kind of new Set(added.map(({ entity }) => entity))) {
    const entity = records[kind]?.entity;
    const ids = added.filter((one) => one.entity === kind).map(({ id }) => id);
    if (entity) for (const id of await batch.used(entity, ids)) used.add(id);
  }
  return used;
}

/** Removes the records that an import added, after its rows are undone. */
export async function removeNewRecords(run: ImportRun): Promise<void> {
  const { new_records, activity } = await importReader(run)(fileImport).get(run.id);
  const { records } = kindOf(run.parts, { activity });
  const added = (new_records ?? []).filter(({ state }) => state === 'added');
  for (let at = 0; at < added.length; at += PAGE) {
    const page = added.slice(at, at + PAGE);
    await write(
      run,
      async (batch) => {
        const now = await batch.unit.read(fileImport).get(run.id);
        const used = await usedOf(page, records, batch);
        const left: NewRecord[] = [];
        for (const one of now.new_records ?? [])
          left.push(
            page.some(({ id }) => id === one.id) ? await removeOne(one, records[one.entity]?.entity, batch, used) : one,
          );
        await batch.unit.update(fileImport, asStored(now), { new_records: left }, 'undo');
      },
      run.tools.checkpoint,
    );
  }
}
