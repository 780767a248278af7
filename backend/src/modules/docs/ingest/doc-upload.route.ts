import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { fileRecords } from '../../../platform/files/file-records';
import type { Uploaded, UploadHandler } from '../../../platform/files/upload-handlers';
import type { Platform } from '../../../platform/platform';
import { isReading, pending } from '../read/start-reading.rules';
import { type Doc, NEW_DOC } from '../review/standing';

/** What bytes tell of the files that documents may be. */
const DOC_FILES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/tiff',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/xml',
  'message/rfc822',
  'text/csv',
  'text/plain',
] as const;

/** The oldest document of the company with the same bytes. */
async function firstWith(unit: UnitOfWork, content_hash: string): Promise<string | null> {
  const [first] = await unit.read(doc).list({ where: { content_hash }, order: [{ column: 'created_on' }], limit: 1 });
  return first?._id ?? null;
}

const contentsOf = ({ name, mime, bytes, hash }: Uploaded): NonNullable<Doc['contents']> => ({
  ...{ file: name, type: mime, size: bytes, pages: null, hash },
});

/** A file becomes a document; it is read in the background where the account has that. */
export function docUpload({ database, clock }: Pick<Platform, 'database' | 'clock'>): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    types: DOC_FILES,
    wrongType: DOC_TEXTS.wrongType,
    permit: (context) => {
      expectAllowed(doc.allow.create, context);
      expectSubscribed(doc, context);
    },
    handle: async ({ file, context, write }) => {
      const { companyId, userId } = context;
      const id = await write(async (unit) => {
        const _id = context.newId();
        const file_id = await kept.add(unit.sql, {
          ...{ ...file, companyId, ownerId: _id, entity: doc.name, createdBy: userId },
        });
        const record = {
          ...newRow(context),
          ...NEW_DOC,
          ...{
            doc_ids: null,
            prep_data: null,
            places: null,
            confirmed: null,
            partner_id: null,
            saved_values: null,
            import_id: null,
          },
          ...{ _id, name: file.name, file_id, content_hash: file.hash, contents: contentsOf(file) },
          ...{ same_as: await firstWith(unit, file.hash), status: 'capture', queue: 'to_review' },
          ...(isReading(context) ? await pending(unit, _id) : {}),
        };
        await unit.insert(doc, record as unknown as Doc, 'upload');
        return _id;
      });
      return { id };
    },
  };
}
