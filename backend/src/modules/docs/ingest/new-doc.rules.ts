import { doc } from '@lichen/contracts/docs/doc.entity';
import { fileRecords } from '../../../platform/files/file-records';
import type { Uploaded } from '../../../platform/files/upload-handlers';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Platform } from '../../../platform/platform';
import { type Doc, NEW_DOC } from '../review/standing';

/** Returns the id of the company's oldest document with the same bytes; null if there is none. */
async function firstWith(unit: UnitOfWork, content_hash: string): Promise<string | null> {
  const [first] = await unit.read(doc).list({ where: { content_hash }, order: [{ column: 'created_on' }], limit: 1 });
  return first?._id ?? null;
}

const contentsOf = ({ name, mime, bytes, hash }: Uploaded): NonNullable<Doc['contents']> => ({
  ...{ file: name, type: mime, size: bytes, pages: null, hash },
});

/** Returns a new document without type or values. Nothing is written. */
export const emptyDoc = (context: Context, name: string): Doc => ({
  ...newRow(context),
  ...NEW_DOC,
  ...{ doc_ids: null, prep_data: null, places: null, confirmed: null, partner_id: null, saved_values: null },
  import_id: null,
  ...{ _id: context.newId(), name, status: 'capture', queue: 'to_review' },
});

/** Records that the company refers to the stored bytes, and returns the document's fields about its file. */
export async function withFile(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  unit: UnitOfWork,
  { companyId, userId }: Context,
  { _id }: Pick<Doc, '_id'>,
  file: Uploaded,
): Promise<Partial<Doc>> {
  const { name, mime, bytes, hash } = file;
  const file_id = await fileRecords(database, clock).add(unit.sql, {
    ...{ name, mime, bytes, hash },
    ...{ companyId, ownerId: _id, entity: doc.name, createdBy: userId },
  });
  return { file_id, content_hash: hash, contents: contentsOf(file), same_as: await firstWith(unit, hash) };
}
