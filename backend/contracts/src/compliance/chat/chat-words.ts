/** States of a message. The other company never sees a draft. */
export const MESSAGE_STATES = { draft: 'Draft', sent: 'Sent' } as const;

/** Channels by which messages of a conversation reach the contact. */
export const CHAT_WAYS = { portal: 'Sees messages in the portal', email: 'By email' } as const;

/** Limits of a conversation. */
export const CHAT_LIMITS = {
  /** Most characters in one message. */
  message: 5000,
  /** Most unsent drafts in one conversation. */
  drafts: 20,
  /** Most messages one person may send per minute. */
  aMinute: 30,
  /** Largest attachment of an email, in bytes. */
  mailedBytes: 10 * 1024 * 1024,
  /** Received messages per hour in one conversation above which email replies are deferred. */
  repliesAnHour: 60,
  /** Messages per page of history. */
  page: 50,
} as const;

/** MIME types that may be sent to partners; the server detects the type from the bytes of the file. */
export const CHAT_FILES: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/tiff',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/csv',
  'text/plain',
];

/** File extensions of `CHAT_FILES`, for the `accept` attribute of file inputs. */
export const CHAT_ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.tif,.tiff,.xlsx,.docx,.csv,.txt';

/** Conversation texts used by server and pages; each is its own dictionary key. */
export const CHAT_TEXTS = {
  sentAlready: 'This message has been sent. It stays as it is.',
  ended: 'You are no longer connected with this partner. The conversation can be read, and nothing new is sent.',
  noContact: 'This contact has been deleted, so nothing can be sent.',
  noAddress: 'This contact has no email address and does not use the portal. Add an address to the contact first.',
  tooManyDrafts: 'Too many drafts wait in this conversation. Send or delete some of them first.',
  tooFast: 'You have sent many messages within a minute. Wait a moment and send it again.',
  empty: 'Write a message first',
  tooLong: 'At most 5,000 characters',
  fileStays: 'A file cannot be edited. Delete the draft and attach another file.',
  staysThere: 'A draft stays in its conversation.',
  wrongType: 'Attach a PDF, picture, Excel, Word, CSV or text file.',
  noFile: 'This message has no file',
  tooLargeForMail: 'A file that goes by email has at most 10 MB.',
  noRoom: 'The partner has no room for this file.',
} as const;

/** Notice to the compliance team about a new message from a partner. */
export const CHAT_NOTICE = '{author} of {company} has sent you a message';
