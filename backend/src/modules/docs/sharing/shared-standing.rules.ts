import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { typesOf } from '../review/form-values';
import { type Doc, standing } from '../review/standing';
import { warningsOf } from '../review/warnings.query';

type SharedDoc = RecordOf<typeof sharedDoc>;

/** Returns the document's changes from shared data. A partner statement belongs to the partner who shared it. */
export async function sharedStanding(
  record: Doc,
  from: SharedDoc,
  unit: UnitOfWork,
  today: number,
): Promise<Partial<Doc>> {
  const types = typesOf(from.doc_ids);
  const isOfPartner = types.some(({ id }) => id === 'partner_statement');
  const values = { ...from.prep_data, ...(isOfPartner ? { partner_id: from.partner_id } : {}) };
  const said = { doc_ids: from.doc_ids, prep_data: values, original_data: values };
  const warnings = await warningsOf(unit.read, { ...record, ...said }, values);
  return { ...said, warnings, ...standing({ ...record, ...said }, null, today) };
}
