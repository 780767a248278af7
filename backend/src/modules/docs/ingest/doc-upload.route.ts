import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import type { UploadHandler } from '../../../platform/files/upload-handlers';
import type { Platform } from '../../../platform/platform';
import { isReading, pending } from '../read/start-reading.rules';
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

/** A file becomes a document; it is read in the background where the account has that. */
export function docUpload(platform: Pick<Platform, 'database' | 'clock'>): UploadHandler {
  return {
    types: DOC_FILES,
    wrongType: DOC_TEXTS.wrongType,
    permit: (context) => {
      expectAllowed(doc.allow.create, context);
      expectSubscribed(doc, context);
    },
    handle: async ({ file, context, write }) => {
      const id = await write(async (unit) => {
        const empty = emptyDoc(context, file.name);
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
