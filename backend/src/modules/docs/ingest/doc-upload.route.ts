import { invalid } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TYPES, docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import type { UploadFields, UploadHandler } from '../../../platform/files/upload-handlers';
import type { Platform } from '../../../platform/platform';
import { isReading } from '../read/start-reading.rules';
import { DOC_FILES, NO_DOC_FILES } from './doc-files';
import { uploadedDoc } from './uploaded-doc.rules';

/** What may be said of a document along with its file. */
export const DOC_UPLOAD_FIELDS: UploadFields = {
  doc_type: {
    type: 'string',
    enum: DOC_TYPES.map(({ id }) => id),
    description: 'Of docs: the type of the document, where it is known',
  },
  unread: {
    type: 'string',
    enum: ['true'],
    description: 'Of docs: the file is not read, because it is about to be combined with others',
  },
};

/**
 * A file becomes a document; it is read in the background where the account has that. Whoever knows its type sends it
 * along as `doc_type`; one that is about to be combined with others is sent as `unread`.
 */
export function docUpload(platform: Pick<Platform, 'database' | 'clock'>): UploadHandler {
  return {
    types: DOC_FILES,
    ...NO_DOC_FILES,
    permit: (context) => {
      expectAllowed(doc.allow.create, context);
      expectSubscribed(doc, context);
    },
    check: ({ doc_type, unread }) => {
      if (unread !== undefined && unread !== 'true') throw invalid({ unread: FIELD_TEXTS.choice });
      if (doc_type !== undefined && !docTypeOf(doc_type)) throw invalid({ doc_type: FIELD_TEXTS.choice });
    },
    handle: async ({ file, fields: { doc_type, unread }, context, write }) => {
      const known = { doc_ids: doc_type === undefined ? null : [doc_type] };
      const id = await write((unit) =>
        uploadedDoc(platform, unit, context, { file, isRead: isReading(context) && unread === undefined, known }),
      );
      return { id };
    },
  };
}
