import { draftFindings } from '@lichen/contracts/activities/checks/draft-findings';
import type { doc } from '@lichen/contracts/docs/doc.entity';
import { docAutomation } from '@lichen/contracts/docs/doc-automation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { placesAlone } from '@lichen/contracts/places/places-alone';
import type { JobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { Read } from '../../../../platform/engine/rules';
import { readingOf } from '../../review/doc-facts.query';
import { typesOf } from '../../review/form-values';
import { queueOf } from '../../review/standing';
import { warningsOf } from '../../review/warnings.query';
import { applyTypes } from '../apply-types.rules';
import { lackOf, type LookFirst, lookFirst, type SureByType } from './by-itself';
import type { Drafted } from '../draft-types.rules';

type Doc = RecordOf<typeof doc>;

/** Thrown if a person has to look at the document first. The transaction is rolled back. */
export class LookFirstError extends Error {
  constructor(readonly reason: LookFirst) {
    super(reason);
  }
}

/** Returns the confidence required for each type, 0 to 1. Of two rows for one type, the stricter counts. */
async function sureByType(read: Read): Promise<SureByType> {
  const sure = new Map<string, number>();
  for (const { doc_type, sure_percent } of await read(docAutomation).list({ where: {} }))
    sure.set(doc_type, Math.max(sure.get(doc_type) ?? 0, sure_percent / 100));
  return sure;
}

/**
 * Throws `LookFirstError` for a document without records or figures, for places known by name alone, and for findings
 * such as outliers, repeats and overlaps.
 */
const expectNothingFound =
  (document: Doc, { unit }: JobBatch) =>
  async (drafted: readonly Drafted[]): Promise<void> => {
    const records = drafted.map(({ docType, prepared }) => ({ docType, ...prepared.record }));
    const lacking = lackOf(typesOf(document.doc_ids), records);
    if (lacking !== null) throw new LookFirstError(lacking);
    if (drafted.some(({ entity, prepared }) => placesAlone(entity, { ...prepared.record }).length > 0))
      throw new LookFirstError('place_by_name');
    for (const entity of new Set(drafted.map((each) => each.entity.name))) {
      const records = drafted
        .filter((each) => each.entity.name === entity)
        .map(({ prepared }) => ({ ...prepared.record }));
      const { answers, isComplete } = await unit.ask(draftFindings, { entity, records });
      if (answers.length > 0 || !isComplete) throw new LookFirstError('finding');
    }
  };

/**
 * Applies a document that was just read; throws `LookFirstError` with the reason if a person has to look. Records that
 * need a stated reason, as in an approved year, are refused by their own area.
 */
export async function applyByItself(record: Doc, batch: JobBatch): Promise<Partial<Doc>> {
  const { read } = batch.unit;
  const reading = await readingOf(read, record);
  // What it repeats may have been applied since it was read.
  const warnings = await warningsOf(read, record, record.prep_data ?? {});
  const reason = reading ? lookFirst({ ...record, warnings }, reading, await sureByType(read)) : 'not_right';
  if (reason !== null) throw new LookFirstError(reason);
  const applied = await applyTypes(record, batch, expectNothingFound(record, batch));
  if (applied.status !== 'applied') throw new LookFirstError('not_right');
  return { ...applied, applied_by_itself: true, queue: queueOf('applied', record) };
}
