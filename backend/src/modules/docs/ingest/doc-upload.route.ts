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

/** Form fields that may accompany an uploaded document. */
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
 * Upload handler that creates a document from a file and, if the account has automatic reading, starts reading it.
 * `doc_type` sets a known type; `unread` skips reading for files about to be combined.
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
