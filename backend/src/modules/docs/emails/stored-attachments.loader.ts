import { Readable } from 'node:stream';
import { Problem } from '@lichen/contracts/api/problems';
import { UPLOAD_BYTES } from '@lichen/contracts/text/upload-limit';
import { acceptedType } from '../../../platform/files/accepted-type';
import type { FileStore } from '../../../platform/files/file-store';
import type { Uploaded } from '../../../platform/files/upload-handlers';
import { DOC_FILES, NO_DOC_FILES } from '../ingest/doc-files';
import type { OpenedAttachment } from './opened-email';

/** An attachment with its stored file, or with the error that an upload of the same file would give. */
export type StoredAttachment = OpenedAttachment & { readonly stored: Uploaded | null; readonly err: string | null };

const HANDLED = { types: DOC_FILES, ...NO_DOC_FILES };

/** Returns the error of the file field, or else the message of the problem. */
const reasonOf = ({ errors, message }: Problem): string => errors?.['file'] ?? message;

async function stored(files: FileStore, attachment: OpenedAttachment): Promise<StoredAttachment> {
  const { bytes, filename, leftOut } = attachment;
  if (bytes === null) return { ...attachment, stored: null, err: leftOut };
  let mime = '';
  try {
    const arrived = await files.put(Readable.from([Buffer.from(bytes)]), UPLOAD_BYTES, {
      accept: async (arriving) => {
        mime = await acceptedType(arriving, HANDLED);
      },
    });
    return { ...attachment, stored: { name: filename, hash: arrived.hash, bytes: arrived.bytes, mime }, err: null };
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
    return { ...attachment, stored: null, err: reasonOf(error) };
  }
}

/** Stores the bytes of the attachments that have any, one after the other. */
export async function storedAttachments(
  files: FileStore,
  attachments: readonly OpenedAttachment[],
): Promise<StoredAttachment[]> {
  const done: StoredAttachment[] = [];
  for (const each of attachments) done.push(await stored(files, each));
  return done;
}
