import { invalid } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Read } from '../../../platform/engine/rules';

interface Proved {
  readonly _id: string;
  readonly doc_id?: string | null;
}

const documentOf = (record: object | null): string | null => (record as Partial<Proved> | null)?.doc_id ?? null;

/** Tells whether the record was created from the document, which links its figures to the page. */
async function isReadFrom(read: Read, record_id: string, doc_id: string): Promise<boolean> {
  const where = { doc_id, record_id, closed_on: null };
  return (await read(docEvidence).part(['_id'], { where, limit: 1 })).length > 0;
}

/**
 * Throws `invalid` for a document that the company does not have, and for replacing or removing the one that the record
 * was created from. A document attached before may have been deleted since.
 */
export async function expectEvidence(read: Read, record: object, before: object | null): Promise<void> {
  const [id, known] = [documentOf(record), documentOf(before)];
  if (id === known) return;
  if (known !== null && (await isReadFrom(read, (record as Proved)._id, known)))
    throw invalid({ doc_id: DOC_TEXTS.applied });
  if (id !== null && !(await read(doc).find(id))) throw invalid({ doc_id: FIELD_TEXTS.unknownRecord });
}
