import type { DocType } from '@lichen/contracts/docs/doc-type';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { type FieldErrors, Problem } from '@lichen/contracts/api/problems';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Plain } from '../../../platform/store/columns';
import type { Where } from '../../../platform/store/sql';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { PreparedRecord } from '../../../platform/engine/rules';
import { failedRules } from '../review/failed-rules';
import { ruleErrors, type Values } from '../review/form-values';
import { answeredSurvey, answerErrors } from '../review/survey-answers.rules';
import type { Doc } from '../review/standing';
import { importErrors } from '../review/imported-list.rules';
import type { Made } from './maker';
import { makerOf } from './makers';

/** A record that a document type would create, prepared by the rules of the area that owns it. */
export interface Drafted extends Made {
  readonly docType: string;
  readonly prepared: PreparedRecord;
  /** The existing record that would be changed instead of creating a new one. */
  readonly stored?: RecordOf<Entity>;
}

interface DraftedType {
  readonly type: DocType;
  readonly drafted: readonly Drafted[];
  /** Errors by field of the document if the type cannot be applied now. */
  readonly errors: FieldErrors;
}

/** Maps validation errors of a record to the fields of the document that its values come from. */
export const underDocFields = (errors: FieldErrors, { from }: Pick<Made, 'from'>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const [field = name, ...path] = name.split('.');
      return [[from[field] ?? field, ...path].join('.'), text];
    }),
  );

/** Returns the existing record with the same key (`into`); undefined if there is none or the entity has no key. */
async function storedOf({ entity, draft, into }: Made, { unit }: JobBatch): Promise<RecordOf<Entity> | undefined> {
  if (!into || into.some((name) => draft[name] === undefined)) return undefined;
  const where = Object.fromEntries(into.map((name) => [name, draft[name]])) as Where;
  const [found] = await unit.read(entity).list({ where, limit: 1 });
  return found;
}

async function draftOf(made: Made, batch: JobBatch): Promise<Pick<Drafted, 'draft' | 'prepared' | 'stored'>> {
  const stored = await storedOf(made, batch);
  if (!stored) return { draft: made.draft, prepared: await batch.draft(made.entity, made.draft as Plain) };
  const draft = made.onto?.(stored as unknown as Values) ?? made.draft;
  return { draft, stored, prepared: { record: { ...stored, ...draft }, facts: null, calculated: null } };
}

async function draftedOf(type: DocType, values: Values, id: string, batch: JobBatch): Promise<DraftedType> {
  const drafted: Drafted[] = [];
  const errors: Record<string, string> = {};
  for (const made of makerOf(type)(values, id))
    try {
      drafted.push({ ...made, docType: type.id, ...(await draftOf(made, batch)) });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'invalid' || !error.errors) throw error;
      Object.assign(errors, underDocFields(error.errors, made));
    }
  return { type, drafted, errors };
}

/** Drafts the records that each type would create from the current values of a document. Nothing is written. */
export async function draftTypes(
  types: readonly DocType[],
  record: Doc,
  batch: JobBatch,
): Promise<readonly DraftedType[]> {
  const values = record.prep_data ?? {};
  const ofAnswers = answerErrors(await answeredSurvey(batch.unit.read, record, values, record), record.saved_values);
  const found: DraftedType[] = [];
  for (const type of types) {
    const ofRules = ruleErrors(type, values, batch.context.today);
    const ofImport = await importErrors(batch.unit.read, type, record);
    const errors = { ...(type.id === surveyDoc.id ? ofAnswers : {}), ...ofImport, ...ofRules };
    const isRight = Object.keys(errors).length === 0;
    const drafted = isRight ? await draftedOf(type, values, record._id, batch) : { type, drafted: [], errors };
    // The records are shown all the same, so that a person can judge which of the values is wrong.
    found.push({ ...drafted, errors: { ...failedRules(type, record), ...drafted.errors } });
  }
  return found;
}
