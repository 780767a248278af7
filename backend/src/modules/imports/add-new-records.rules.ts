import { fileImport, NAME_TEXTS, type NewRecord } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { NamedRecords } from '@lichen/contracts/entity/named-records';
import type { JobBatch } from '../../platform/engine/jobs/job-batch';
import { yieldToEventLoop } from '../../platform/jobs/yield-to-event-loop';
import { asStored, type Import, type ImportRun, importReader, kindOf, PAGE, write } from './import-work.rules';
import { refusalOf, standing } from './new-records/new-records.rules';
import { nameFinder } from './new-records/record-names.query';
import { rowValidationOf } from './rows/row-validation.rules';
import { namedIn } from './rows/validate-rows.rules';

/** Number of rows that are read in one query. */
const READ_AT_ONCE = 2000;

const plannedOf = ({ new_records }: Pick<Import, 'new_records'>) =>
  (new_records ?? []).filter(({ state }) => state === 'planned');

/** Ids of the planned records that valid rows refer to; a record that no row needs is not added. */
async function neededIds(run: ImportRun, record: Import): Promise<string[]> {
  const wanted = new Set(plannedOf(record).map(({ id }) => id));
  const needed: string[] = [];
  // Includes records that somebody else has added meanwhile, because the import mentions them.
  const names = (record.new_records ?? []).map((one) => ({ ...one, found: undefined }));
  const judging = rowValidationOf(run, record, { fixes: record.fixes ?? {}, names, promised: [] });
  const verdicts = record.existing === 'update' ? ['new', 'existing'] : ['new'];
  for (let after = record.reached; wanted.size > 0; ) {
    const rows = await importReader(run)(importRow).part(['place', 'cells'], {
      where: { import_id: run.id, place: { above: after }, verdict: { in: verdicts } },
      order: [{ column: 'place' }],
      limit: READ_AT_ONCE,
    });
    const last = rows.at(-1);
    if (!last) break;
    for await (const row of yieldToEventLoop(rows))
      for (const id of await namedIn(judging, row)) if (wanted.delete(id)) needed.push(id);
    after = last.place;
  }
  return needed;
}

/** Serialises concurrent imports of the company, so that a name is added only once. */
async function takeTurns({ unit }: JobBatch): Promise<void> {
  const running = await unit.read(fileImport).part(['_id'], { where: { state: 'running' }, order: [{ column: 'id' }] });
  await unit.records(fileImport).hold(running.map(({ _id }) => _id));
}

async function addOne(
  one: NewRecord,
  { records, find }: { records: NamedRecords; find: ReturnType<typeof nameFinder> },
  batch: JobBatch,
): Promise<NewRecord> {
  const there = await find(one.entity, one.name);
  const now = standing(one, there);
  const entity = records[one.entity]?.entity;
  if (now.found !== undefined) return { ...now, state: 'found' };
  if (there === 'several') return { ...now, why: NAME_TEXTS.several };
  if (!entity) return one;
  try {
    await batch.create(entity, one.draft, one.id);
    return { ...now, state: 'added' };
  } catch (error) {
    return { ...now, why: refusalOf(error) };
  }
}

/** Adds the records that rows need and stores each outcome with it, so that a restarted job adds none twice. */
export async function addNewRecords(run: ImportRun): Promise<void> {
  const record = await importReader(run)(fileImport).get(run.id);
  if (plannedOf(record).length === 0) return;
  const { records } = kindOf(run.parts, record);
  const needed = await neededIds(run, record);
  for (let at = 0; at < needed.length; at += PAGE) {
    const ids = new Set(needed.slice(at, at + PAGE));
    await write(
      run,
      async (batch) => {
        await takeTurns(batch);
        const now = await batch.unit.read(fileImport).get(run.id);
        const find = nameFinder(batch.unit.read, records);
        const new_records: NewRecord[] = [];
        for (const one of now.new_records ?? [])
          new_records.push(
            one.state === 'planned' && ids.has(one.id) ? await addOne(one, { records, find }, batch) : one,
          );
        await batch.unit.update(fileImport, asStored(now), { new_records }, 'write');
      },
      { reached: record.reached },
    );
  }
}
