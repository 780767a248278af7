/** Texts about files and uploads that are refused. */

export const UPLOAD_TEXTS = {
  noFile: 'Choose a file',
  wrongType: 'This type of file is not supported',
  unknownEntity: 'Files cannot be uploaded here',
  broken: 'The upload was incomplete. Try again.',
  tooManyFields: 'The upload has too many fields',
} as const;

/** Workbooks are zip files. */
export const ZIP_TEXTS = {
  broken: 'This file is damaged',
  tooMany: 'This file has too many parts',
  tooLarge: 'This file is too large when unpacked',
  unsafe: 'This file contains an entry with an unsafe name',
  encrypted: 'This file is password-protected',
} as const;

export const FILE_TOO_LARGE = 'The file is too large';
export const FILE_TOO_MUCH_WORK = 'This file is too complex to read';
