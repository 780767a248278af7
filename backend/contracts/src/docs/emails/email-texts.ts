/** Texts about emails that both the server and the pages use. Each text is its own dictionary key. */
export const EMAIL_TEXTS = {
  underWay: 'The files of this email are being loaded. Wait until it is done.',
  nothingToLoad: 'Every file in this email has already been loaded.',
  unreadable: 'This email could not be read. Ask the sender to send the file again, or upload it.',
  loaded: 'Files loaded',
  noAddress: 'This installation takes no email yet. Its operator sets that up.',
} as const;

/** Reasons why a file of an email did not become a document. */
export const SKIPPED_TEXTS = {
  inText: 'A picture within the text',
  small: 'A small picture, as signatures have them',
  signature: 'A signature, contact or calendar entry',
  tooMany: 'More files than one email may bring',
  tooDeep: 'Within too many emails inside each other',
  forwarded: 'A forwarded email. Its own files are listed beside it.',
  duplicate: 'This email came before. Load its files if you need them again.',
} as const;

/** Notifications to people who work with documents. */
export const EMAIL_NOTICES = {
  arrived: 'An email has arrived: {subject}',
} as const;
