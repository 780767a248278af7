/** Error messages for refused files and uploads. */

/** Refusals of an upload before the file is read. */
export const UPLOAD_TEXTS = {
  noFile: 'Choose a file',
  wrongType: 'This type of file is not supported',
  unknownEntity: 'Files cannot be uploaded here',
  broken: 'The upload was incomplete. Try again.',
  infected: 'This file contains malware and was not stored',
  notScanned: 'Files cannot be scanned for viruses at the moment. Try again in a few minutes.',
  tooManyFields: 'The upload has too many fields',
  noRoom: 'Your company has no storage left. Delete files you no longer need, or ask for more.',
  tooMany: 'You have uploaded many files in a short time. Wait a few minutes before you send more.',
  damagedPicture: 'This picture is damaged. Save it again and try once more.',
  largePicture: 'This picture is larger than 4,000 × 4,000 pixels. Make it smaller and try again.',
} as const;

/** Error messages for zip files, and so for workbooks. */
export const ZIP_TEXTS = {
  broken: 'This file is damaged',
  tooMany: 'This file has too many parts',
  tooLarge: 'This file is too large when unpacked',
  unsafe: 'This file contains an entry with an unsafe name',
  encrypted: 'This file is password-protected',
} as const;

/** Refusals of a file that is beyond a limit: of size, or of time or memory while it is read. */
export const FILE_TOO_LARGE = 'The file is too large';
export const FILE_TOO_MUCH_WORK = 'This file is too complex to read';

/** Largest width and height of a picture shown in the portal, in pixels. */
export const PICTURE_MOST = 4000;
