import { invalid } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import type { UploadHandler } from '../../../platform/files/upload-handlers';
import type { Platform } from '../../../platform/platform';
import { isReading, pending } from '../read/start-reading.rules';
import { standing } from '../review/standing';
import { emptyDoc, withFile } from './new-doc.rules';

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

/**
 * A file becomes a document; it is read in the background where the account has that. Whoever knows its type sends it
 * along as `doc_type`.
 */
export function docUpload(platform: Pick<Platform, 'database' | 'clock'>): UploadHandler {
  return {
    types: DOC_FILES,
    wrongType: DOC_TEXTS.wrongType,
    permit: (context) => {
      expectAllowed(doc.allow.create, context);
      expectSubscribed(doc, context);
    },
    check: ({ doc_type }) => {
      if (doc_type !== undefined && !docTypeOf(doc_type)) throw invalid({ doc_type: FIELD_TEXTS.choice });
    },
    handle: async ({ file, fields: { doc_type }, context, write }) => {
      const id = await write(async (unit) => {
        const untyped = emptyDoc(context, file.name);
        const typed = { ...untyped, doc_ids: doc_type === undefined ? null : [doc_type] };
        const empty = { ...typed, ...standing(typed, null, context.today) };
        const record = {
          ...empty,
          ...(await withFile(platform, unit, context, empty, file)),
          ...(isReading(context) ? await pending(unit, empty._id) : {}),
        };
        await unit.insert(doc, record, 'upload');
        return record._id;
      });
      return { id };
    },
  };
}
