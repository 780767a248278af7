import { MOST_NEW_RECORDS, NEW_RECORD_TEXTS } from '@lichen/contracts/activities/imports/import.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { notFound, refused } from '@lichen/contracts/api/problems';
import { fold } from '@lichen/contracts/formats/fold';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { type Corrections, mergeCorrections } from './corrections';
import type { Import } from './import-work.rules';
import { kindOf } from './nearest-records.query';
import { fixesWithout } from './new-records.rules';
import { namedEntity, nameFinder, recordName } from './record-names.query';

/** A text that stands for a record that is to be added. */
export interface MissingName {
  readonly field: string;
  readonly text: string;
  readonly draft: Readonly<Record<string, unknown>>;
}

/** A record that has the name of one that was to be added. */
export interface TakenName {
  readonly field: string;
  readonly text: string;
  readonly id: string;
  readonly name: string;
}

type Plan = Pick<Import, 'new_records' | 'fixes'>;

/** Takes back records that are still to be added, with the corrections that meant them. */
export function withoutPlanned({ new_records, fixes }: Plan, ids: readonly string[]): Plan {
  if (ids.length === 0) return { new_records, fixes };
  const gone = new Set(ids);
  const left = (new_records ?? []).filter(({ id, state }) => !gone.has(id) || state !== 'planned');
  return { new_records: left, fixes: fixesWithout(fixes ?? {}, gone) };
}

/**
 * Plans records for names that a file has and the company has not, each judged as if it were added now. One that is
 * planned already is used again; one whose name is taken is not planned but told.
 */
export async function withPlanned(
  type: Entity,
  plan: Plan,
  asked: readonly MissingName[],
  batch: JobBatch,
): Promise<Plan & { taken: readonly TakenName[] }> {
  if (asked.length === 0) return { ...plan, taken: [] };
  const new_records = [...(plan.new_records ?? [])];
  const findName = nameFinder(batch.unit.read);
  const meant: Record<string, Record<string, string>> = {};
  const taken: TakenName[] = [];
  for (const { field, text, draft } of asked) {
    const kind = kindOf(type, field) ?? '';
    const entity = namedEntity(kind);
    if (!entity) throw notFound();
    const name = recordName(kind, draft);
    const there = await findName(kind, name);
    if (typeof there === 'object') {
      taken.push({ field, text, ...there });
      continue;
    }
    const known = new_records.find(
      (one) => one.entity === kind && one.state === 'planned' && fold(one.name) === fold(name),
    );
    if (!known) await batch.draft(entity, draft);
    const id = known?.id ?? batch.context.newId();
    if (!known) new_records.push({ id, entity: kind, name, draft, state: 'planned' });
    meant[field] = { ...meant[field], [text]: id };
  }
  if (new_records.length > MOST_NEW_RECORDS) throw refused(NEW_RECORD_TEXTS.tooMany);
  return { new_records, fixes: mergeCorrections(plan.fixes as Corrections | null, meant), taken };
}
