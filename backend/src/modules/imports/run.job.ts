import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { ImportKind } from '../../platform/imports/import-kind';
import type { JobBatch } from '../../platform/engine/jobs/job-batch';
import { draftedPages } from './rows/drafted-pages.rules';
import {
  asStored,
  type Import,
  type ImportParts,
  type ImportRun,
  importJob,
  importReader,
  completeImport,
  write,
} from './import-work.rules';
import { addNewRecords } from './add-new-records.rules';
import { writtenRecords } from './new-records/new-records.rules';
import { rowValidationOf } from './rows/row-validation.rules';
import { type DraftedRow, type ValidatedRow, validatedRows, type RowValidation } from './rows/validate-rows.rules';

export const RUN = 'imports.run';

type Plain = Record<string, unknown>;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const changedIn = (before: Plain, { values }: ValidatedRow, fixed: readonly string[]): Plain =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !fixed.includes(name) && !same(before[name], value)),
  );

/** Updates existing records with the rows' values; returns the replaced values by row. */
async function updated(
  { served: { entity }, identity: { fixed = [] } }: ImportKind,
  rows: readonly ValidatedRow[],
  batch: JobBatch,
): Promise<Map<string, Plain>> {
  const replaced = new Map<string, Plain>();
  const ids = rows.flatMap(({ activityId }) => activityId ?? []);
  if (ids.length === 0) return replaced;
  const there = new Map(
    (await batch.unit.read(entity).list({ where: { id: { in: ids } } })).map((one) => [one._id, one]),
  );
  const changes = new Map<string, Plain>();
  for (const row of rows) {
    const before = there.get(row.activityId ?? '') as unknown as Plain | undefined;
    const changed = before ? changedIn(before, row, fixed) : {};
    if (!before || Object.keys(changed).length === 0) continue;
    changes.set(row.activityId ?? '', changed);
    replaced.set(row.row._id, Object.fromEntries(Object.keys(changed).map((name) => [name, before[name] ?? null])));
  }
  await batch.updateAll(entity, changes);
  return replaced;
}

/** Writes a page of rows as records and counts them in the import, in one transaction. */
async function writePage(judging: RowValidation, of: Import, page: readonly DraftedRow[], batch: JobBatch) {
  const { entity } = judging.kind.served;
  const record = await batch.unit.read(fileImport).get(of._id);
  const judged = await validatedRows(judging, page, batch);
  const fresh = judged.filter(({ verdict }) => verdict === 'new');
  await batch.insertDrafts(
    entity,
    fresh.flatMap(({ draft }) => draft ?? []),
  );
  const existing = of.existing === 'update' ? judged.filter(({ verdict }) => verdict === 'existing') : [];
  const replaced = await updated(judging.kind, existing, batch);
  // Since the check, somebody may have written the same record or removed one that a row needs.
  const turned = judged.filter(({ row, verdict }) => row.verdict !== verdict || replaced.has(row._id));
  await batch.unit.records(importRow).updateEach(
    turned.map(({ row, verdict, problems, activityId }) => ({
      record: row,
      changes: {
        verdict,
        activity_id: activityId,
        problems: problems.length > 0 ? problems : null,
        replaced: replaced.get(row._id) ?? null,
        updated_on: batch.context.now,
      },
    })),
  );
  const counts = {
    reached: page.at(-1)?.row.place ?? record.reached,
    created: record.created + fresh.length,
    updated: record.updated + replaced.size,
  };
  await batch.unit.update(fileImport, asStored(record), counts, 'write');
}

/** Writes the rows in batches. Each becomes a record like any other, and none is written twice. */
async function run(running: ImportRun): Promise<unknown> {
  const { id } = running;
  await addNewRecords(running);
  const record = await importReader(running)(fileImport).get(id);
  const judging = rowValidationOf(running, record, writtenRecords(record));
  const verdicts = record.existing === 'update' ? ['new', 'existing'] : ['new'];
  const total = record.new_rows + (record.existing === 'update' ? record.existing_rows : 0);
  let done = record.created + record.updated;
  for await (const page of draftedPages(running, judging, record.reached, verdicts)) {
    const reached = page.at(-1)?.row.place ?? record.reached;
    done += page.length;
    const progress = { done: Math.min(done, total), total };
    await write(running, (batch) => writePage(judging, record, page, batch), { reached }, progress);
  }
  const rows = importReader(running)(importRow);
  const of = (verdict: string) => rows.count({ where: { import_id: id, verdict } });
  const found = { existing_rows: await of('existing'), error_rows: await of('error'), new_rows: await of('new') };
  await completeImport(running, 'running', { state: 'done', message: null, ...found }, 'done');
  return { rows: done };
}

export const runJob = (parts: ImportParts) => importJob(parts, { kind: RUN, during: 'running', after: 'stopped', run });
