import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';

/** MIME types, detected from the bytes, of files that can become documents. */
export const DOC_FILES = [
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

const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Errors for other files. HEIC photographs from phones get their own text. */
export const NO_DOC_FILES = {
  wrongType: DOC_TEXTS.wrongType,
  wrongTypes: Object.fromEntries(HEIC.map((type) => [type, DOC_TEXTS.heic])),
};
