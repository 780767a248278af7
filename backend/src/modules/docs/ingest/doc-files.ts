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
