/** Texts about files and uploads that are refused. */

export const UPLOAD_TEXTS = {
  noFile: 'Choose a file',
  wrongType: 'This type of file is not supported',
  unknownEntity: 'Files cannot be uploaded here',
  broken: 'The upload did not arrive whole. Try again',
  tooManyFields: 'The upload has too many fields',
} as const;

/** Workbooks are zip files. */
export const ZIP_TEXTS = {
  broken: 'This file is damaged',
  tooMany: 'This file has too many parts',
  tooLarge: 'This file becomes too large when it is unpacked',
  unsafe: 'This file has a part with an unsafe name',
  encrypted: 'This file is protected by a password',
} as const;

export const FILE_TOO_LARGE = 'The file is too large';
export const FILE_TOO_MUCH_WORK = 'This file needs more work to read than is allowed';
