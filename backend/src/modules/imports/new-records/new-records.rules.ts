import { NAME_TEXTS, type NewRecord } from '@lichen/contracts/imports/import.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { Problem } from '@lichen/contracts/api/problems';
import type { Drafting, Promised } from '../../../platform/engine/jobs/job-batch';
import type { Corrections } from '../corrections';
import { type Import, type ImportRun, importReader, kindOf } from '../import-work.rules';
import { type AddedName, type FoundName, nameFinder } from './record-names.query';

/** Records that an import adds, as its rows see them. */
export interface ExpectedRecords {
  /** Corrections without those that refer to a record which cannot be added. */
  readonly fixes: Corrections;
  readonly names: readonly AddedName[];
  readonly promised: readonly Promised[];
}

/** Returns the message of a refusal, that of its first field if there is one; rethrows any other error. */
export const refusalOf = (error: unknown): string => {
  if (!(error instanceof Problem) || error.code === 'conflict') throw error;
  return Object.values(error.errors ?? {})[0] ?? error.message;
};

/** Returns a planned record, with the id of another record of its name that the company has by now. */
export function standing({ id, entity, name, draft, state }: NewRecord, there: FoundName): NewRecord {
  const plain = { id, entity, name, draft, state };
  return typeof there === 'object' && there.id !== id ? { ...plain, found: there.id } : plain;
}

async function promisedRecord(one: NewRecord, entity: Entity | undefined, there: FoundName, drafting: Drafting) {
  const now = standing(one, there);
  if (now.found !== undefined || !entity) return { now };
  try {
    if (there === 'several') return { now: { ...now, why: NAME_TEXTS.several } };
    return { now, promised: { entity, record: (await drafting.draft(entity, one.draft, one.id)).record } };
  } catch (error) {
    return { now: { ...now, why: refusalOf(error) } };
  }
}

/** Returns the corrections that do not refer to these records. */
export const fixesWithout = (
  fixes: Corrections,
  ids: ReadonlySet<string>,
): Record<string, Record<string, string | null>> =>
  Object.fromEntries(
    Object.entries(fixes).map(([field, texts]) => [
      field,
      Object.fromEntries(Object.entries(texts).filter(([, meant]) => meant === null || !ids.has(meant))),
    ]),
  );

/** Checks the planned records: which of them the company has by now, and which may not be added. */
export async function expectedRecords(
  run: ImportRun,
  record: Import,
): Promise<ExpectedRecords & Pick<Import, 'new_records'>> {
  const asked = record.new_records ?? [];
  const fixes = record.fixes ?? {};
  if (asked.length === 0) return { fixes, names: [], promised: [], new_records: record.new_records };
  const { records } = kindOf(run.parts, record);
  const findName = nameFinder(importReader(run), records);
  const drafting = await run.parts.write.drafting(run.job);
  const new_records: NewRecord[] = [];
  const promised: Promised[] = [];
  for (const one of asked) {
    if (one.state !== 'planned') {
      new_records.push(one);
      continue;
    }
    const looked = await promisedRecord(
      one,
      records[one.entity]?.entity,
      await findName(one.entity, one.name),
      drafting,
    );
    new_records.push(looked.now);
    if (looked.promised) promised.push(looked.promised);
  }
  const refused = new Set(new_records.flatMap(({ id, why, state }) => (why && state === 'planned' ? [id] : [])));
  const names = new_records.filter(({ id }) => !refused.has(id));
  return { fixes: fixesWithout(fixes, refused), names, promised, new_records };
}

/** Records that an import has added or found; rows can refer to no other planned record. */
export function writtenRecords({ fixes, new_records }: Import): ExpectedRecords {
  const isPlanned = ({ state }: NewRecord) => state === 'planned';
  const planned = new Set((new_records ?? []).filter(isPlanned).map(({ id }) => id));
  const names = (new_records ?? []).filter((one) => !isPlanned(one));
  return { fixes: fixesWithout(fixes ?? {}, planned), names, promised: [] };
}
