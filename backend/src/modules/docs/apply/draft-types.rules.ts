import type { DocType } from '@lichen/contracts/docs/doc-type';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { type FieldErrors, Problem } from '@lichen/contracts/api/problems';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Plain } from '../../../platform/store/columns';
import type { Where } from '../../../platform/store/sql';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { PreparedRecord } from '../../../platform/engine/rules';
import { ruleErrors, type Values } from '../review/form-values';
import { answeredSurvey, answerErrors } from '../review/survey-answers.rules';
import type { Doc } from '../review/standing';
import { importErrors } from '../review/imported-list.rules';
import type { Made } from './maker';
import { makerOf } from './makers';

/** A record that one type of a document makes, as its own area would write it. */
export interface Drafted extends Made {
  readonly docType: string;
  readonly prepared: PreparedRecord;
  /** The record that it changes. */
  readonly stored?: RecordOf<Entity>;
}

interface DraftedType {
  readonly type: DocType;
  readonly drafted: readonly Drafted[];
  /** Why it can make nothing now, under the fields of the document. */
  readonly errors: FieldErrors;
}

/** What an area says of the fields of its record, under the fields of the document that they come from. */
export const underDocFields = (errors: FieldErrors, { from }: Pick<Made, 'from'>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const [field = name, ...path] = name.split('.');
      return [[from[field] ?? field, ...path].join('.'), text];
    }),
  );

/** The record that is there already, of those that nobody may have twice. */
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

/** What each of the types would make of a document as it is now. Nothing is written. */
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
    found.push(isRight ? await draftedOf(type, values, record._id, batch) : { type, drafted: [], errors });
  }
  return found;
}
