import { SKIPPED_TEXTS } from '@lichen/contracts/docs/emails/email-texts';
import { DEEPEST, type FoundFile, leftOut, MOST_FILES } from './left-out';

const PDF: FoundFile = { contentType: 'application/pdf', size: 9, isInText: false, isOpened: false, depth: 0 };
const PHOTO: FoundFile = { ...PDF, contentType: 'image/jpeg', size: 400_000 };
const MAIL: FoundFile = { ...PDF, contentType: 'message/rfc822' };

it.each<readonly [string, FoundFile, number, string | null]>([
  ['a bill', PDF, 1, null],
  ['a bill that the text shows in its place', { ...PDF, isInText: true }, 1, null],
  ['a photograph', PHOTO, 1, null],
  ['a photograph within the text', { ...PHOTO, isInText: true }, 1, SKIPPED_TEXTS.inText],
  ['a small picture', { ...PHOTO, size: 8191 }, 1, SKIPPED_TEXTS.small],
  ['a picture that is just large enough', { ...PHOTO, size: 8192 }, 1, null],
  ['a signature', { ...PDF, contentType: 'application/pgp-signature' }, 1, SKIPPED_TEXTS.signature],
  ['a contact', { ...PDF, contentType: 'text/x-vcard' }, 1, SKIPPED_TEXTS.signature],
  ['an email with files', { ...MAIL, isOpened: true }, 1, SKIPPED_TEXTS.forwarded],
  ['an email without files', MAIL, 1, null],
  ['the deepest email', { ...MAIL, depth: DEEPEST }, 1, SKIPPED_TEXTS.tooDeep],
  ['a bill in the deepest email that is opened', { ...PDF, depth: DEEPEST }, 1, null],
  ['the last file', PDF, MOST_FILES, null],
  ['one more', PDF, MOST_FILES + 1, SKIPPED_TEXTS.tooMany],
])('%s', (_, file, place, reason) => {
  expect(leftOut(file, place)).toBe(reason);
});
