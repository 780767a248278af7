import { MOST_NEW_RECORDS, NAME_TEXTS, NEW_RECORD_TEXTS } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { NamedRecords } from '@lichen/contracts/entity/named-records';
import type { Entity } from '@lichen/contracts/entity/entity';
import { notFound, Problem, refused } from '@lichen/contracts/api/problems';
import { fold } from '@lichen/contracts/formats/fold';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { type Corrections, mergeCorrections } from '../corrections';
import type { Import } from '../import-work.rules';
import { referredBy } from './nearest-records.query';
import { fixesWithout } from './new-records.rules';
import { nameFinder, recordName } from './record-names.query';

/** A text of the file for which a record is to be added. */
export interface MissingName {
  readonly field: string;
  readonly text: string;
  readonly draft: Readonly<Record<string, unknown>>;
  /** True for one of many: the check later says why it cannot be added. */
  readonly isJudgedLater?: boolean;
}

/** An existing record with the name of one that was to be added. */
export interface TakenName {
  readonly field: string;
  readonly text: string;
  readonly id: string;
  readonly name: string;
}

/** The entity of an import, and the records that its file names. */
interface Importing {
  readonly entity: Entity;
  readonly records: NamedRecords;
}

type Plan = Pick<Import, 'new_records' | 'fixes'>;

/** Removes planned records, and the corrections that refer to them. */
export function withoutPlanned({ new_records, fixes }: Plan, ids: readonly string[]): Plan {
  if (ids.length === 0) return { new_records, fixes };
  const gone = new Set(ids);
  const left = (new_records ?? []).filter(({ id, state }) => !gone.has(id) || state !== 'planned');
  return { new_records: left, fixes: fixesWithout(fixes ?? {}, gone) };
}

/** Number of rows whose problems are read in one query. */
const READ_AT_ONCE = 2000;

/** Distinct texts of a column for which no record is found, up to the number that can be added. */
async function textsNotFound(importId: string, column: string, { unit }: JobBatch): Promise<string[]> {
  const texts = new Map<string, string>();
  for (let after = 0; texts.size <= MOST_NEW_RECORDS; ) {
    const rows = await unit.read(importRow).part(['place', 'problems'], {
      where: { import_id: importId, verdict: 'error', place: { above: after } },
      order: [{ column: 'place' }],
      limit: READ_AT_ONCE,
    });
    for (const { field, message, text } of rows.flatMap(({ problems }) => problems ?? []))
      if (field === column && message === NAME_TEXTS.none && !texts.has(fold(text))) texts.set(fold(text), text);
    const last = rows.at(-1);
    if (!last) break;
    after = last.place;
  }
  return [...texts.values()];
}

/**
 * Refusals that apply to all names, such as missing permissions, are thrown; a single name may still be refused later.
 */
async function expectAllowed(entity: Entity, { draft }: MissingName, names: readonly string[], batch: JobBatch) {
  try {
    await batch.draft(entity, draft);
  } catch (error) {
    const wrong = error instanceof Problem && error.code === 'invalid' ? Object.keys(error.errors ?? {}) : [];
    if (wrong.length === 0 || !wrong.every((name) => names.includes(name))) throw error;
  }
}

/**
 * One entry for each unresolved name of some columns without a correction, with the values that all records of a column
 * share.
 */
export async function everyMissing(
  { _id }: Import,
  { entity: type, records }: Importing,
  { columns, chosen }: { columns: readonly Pick<MissingName, 'field' | 'draft'>[]; chosen: Corrections },
  batch: JobBatch,
): Promise<MissingName[]> {
  const known = mergeCorrections(null, chosen);
  const found: MissingName[] = [];
  for (const { field, draft: common } of columns) {
    const pick = records[referredBy(type, field) ?? ''];
    if (!pick) throw notFound();
    const all = await textsNotFound(_id, field, batch);
    const texts = all.filter((text) => !Object.hasOwn(known[field] ?? {}, fold(text)));
    const missing = texts.map((text) => ({
      field,
      text,
      draft: { ...common, ...pick.named(text) },
      isJudgedLater: true,
    }));
    const [first] = missing;
    if (first) await expectAllowed(pick.entity, first, Object.keys(pick.named(first.text)), batch);
    found.push(...missing);
  }
  return found;
}

/**
 * Plans records for names that the file contains and the company does not have, each validated as if it were added now.
 * A record that is planned already is reused; a name that is taken is reported instead of planned.
 */
export async function withPlanned(
  { entity: type, records }: Importing,
  plan: Plan,
  asked: readonly MissingName[],
  batch: JobBatch,
): Promise<Plan & { taken: readonly TakenName[] }> {
  if (asked.length === 0) return { ...plan, taken: [] };
  const new_records = [...(plan.new_records ?? [])];
  const findName = nameFinder(batch.unit.read, records);
  const meant: Record<string, Record<string, string>> = {};
  const taken: TakenName[] = [];
  for (const { field, text, draft, isJudgedLater } of asked) {
    const kind = referredBy(type, field) ?? '';
    const named = records[kind];
    if (!named) throw notFound();
    const name = recordName(named, draft);
    const there = await findName(kind, name);
    if (typeof there === 'object') {
      taken.push({ field, text, ...there });
      continue;
    }
    const known = new_records.find(
      (one) => one.entity === kind && one.state === 'planned' && fold(one.name) === fold(name),
    );
    if (!known && !isJudgedLater) await batch.draft(named.entity, draft);
    const id = known?.id ?? batch.context.newId();
    if (!known) new_records.push({ id, entity: kind, name, draft, state: 'planned' });
    meant[field] = { ...meant[field], [text]: id };
  }
  if (new_records.length > MOST_NEW_RECORDS) throw refused(NEW_RECORD_TEXTS.tooMany);
  return { new_records, fixes: mergeCorrections(plan.fixes as Corrections | null, meant), taken };
}
