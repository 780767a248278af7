import { invalid } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Read } from '../../../platform/engine/rules';

const documentOf = (record: object | null): unknown => (record as { doc_id?: unknown } | null)?.doc_id ?? null;

/**
 * Refuses a document that the company does not have. One that was there when it was attached may be deleted since: the
 * figure stays.
 */
export async function expectEvidence(read: Read, record: object, before: object | null): Promise<void> {
  const id = documentOf(record);
  if (typeof id !== 'string' || id === documentOf(before)) return;
  if (!(await read(doc).find(id))) throw invalid({ doc_id: FIELD_TEXTS.unknownRecord });
}
