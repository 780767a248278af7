import { SKIPPED_TEXTS } from '@lichen/contracts/docs/emails/email-texts';

/** A file of an email, before it is decided whether it becomes a document. */
export interface FoundFile {
  readonly contentType: string;
  readonly size: number;
  /** The text of the email shows the file inline. */
  readonly isInText: boolean;
  /** The file is an email whose own files are listed separately. */
  readonly isOpened: boolean;
  /** Nesting depth: 0 for files of the email itself. */
  readonly depth: number;
}

/** Maximum number of files of one email that become documents automatically. */
export const MOST_FILES = 50;
/** Maximum depth of nested emails whose files are opened. */
export const DEEPEST = 5;
/** Size in bytes below which a picture is taken for a logo rather than a bill. */
const SMALL_PICTURE = 8 * 1024;

const SIGNATURES =
  /^(application\/(pgp-signature|pkcs7-signature|x-pkcs7-signature|pgp-encrypted|ics)|text\/(calendar|vcard|x-vcard))$/;

/** Returns why a file does not become a document automatically; null if it does. `place` counts files from 1. */
export function leftOut({ contentType, size, isInText, isOpened, depth }: FoundFile, place: number): string | null {
  const isPicture = contentType.startsWith('image/');
  if (isOpened) return SKIPPED_TEXTS.forwarded;
  if (depth > DEEPEST || (contentType === 'message/rfc822' && depth === DEEPEST)) return SKIPPED_TEXTS.tooDeep;
  if (SIGNATURES.test(contentType)) return SKIPPED_TEXTS.signature;
  if (isPicture && isInText) return SKIPPED_TEXTS.inText;
  if (isPicture && size < SMALL_PICTURE) return SKIPPED_TEXTS.small;
  return place > MOST_FILES ? SKIPPED_TEXTS.tooMany : null;
}
