import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';

/** What bytes tell of the files that documents may be. */
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

/** What is said of other files; telephones make photographs that few programs open. */
export const NO_DOC_FILES = {
  wrongType: DOC_TEXTS.wrongType,
  wrongTypes: Object.fromEntries(HEIC.map((type) => [type, DOC_TEXTS.heic])),
};
