import { SKIPPED_TEXTS } from '@lichen/contracts/docs/emails/email-texts';

/** A file of an email, before it is decided whether it becomes a document. */
export interface FoundFile {
  readonly contentType: string;
  readonly size: number;
  /** The text shows it in its place. */
  readonly isInText: boolean;
  /** It is an email whose own files stand beside it. */
  readonly isOpened: boolean;
  /** Within how many emails it lies. */
  readonly depth: number;
}

/** Files of one email that become documents by themselves. */
export const MOST_FILES = 50;
/** Emails within each other whose files are looked at. */
export const DEEPEST = 5;
/** Bytes below which a picture shows a logo and no bill. */
const SMALL_PICTURE = 8 * 1024;

const SIGNATURES =
  /^(application\/(pgp-signature|pkcs7-signature|x-pkcs7-signature|pgp-encrypted|ics)|text\/(calendar|vcard|x-vcard))$/;

/** Why a file becomes no document by itself; null where it does. `place` is its number among the files of the email. */
export function leftOut({ contentType, size, isInText, isOpened, depth }: FoundFile, place: number): string | null {
  const isPicture = contentType.startsWith('image/');
  if (isOpened) return SKIPPED_TEXTS.forwarded;
  if (depth > DEEPEST || (contentType === 'message/rfc822' && depth === DEEPEST)) return SKIPPED_TEXTS.tooDeep;
  if (SIGNATURES.test(contentType)) return SKIPPED_TEXTS.signature;
  if (isPicture && isInText) return SKIPPED_TEXTS.inText;
  if (isPicture && size < SMALL_PICTURE) return SKIPPED_TEXTS.small;
  return place > MOST_FILES ? SKIPPED_TEXTS.tooMany : null;
}
