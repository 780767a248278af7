/** States of a message. The other company never sees a draft. */
export const MESSAGE_STATES = { draft: 'Draft', sent: 'Sent' } as const;

/** Channels by which messages of a conversation reach the contact. */
export const CHAT_WAYS = {
  portal: 'Sees messages in the portal',
  email: 'By email',
  whatsapp: 'By WhatsApp',
  sms: 'By SMS',
} as const;

/** Ways that can be chosen for messages to a contact without an account. */
export const CONTACT_WAYS = { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' } as const;

/** Channels to a phone. */
export type PhoneWay = Extract<keyof typeof CONTACT_WAYS, 'whatsapp' | 'sms'>;

/** True for the channels to a phone. */
export const isPhoneWay = (way: string | null): way is PhoneWay => way === 'whatsapp' || way === 'sms';

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
  /** Most characters of a message to a phone, and of one that WhatsApp accepts in a template only. */
  toPhone: 1400,
  inTemplate: 700,
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
  noAddress:
    'This contact does not use the portal, and has neither an email address nor a phone number. Add one to the contact first.',
  noNumber: 'This contact has no phone number that messages can be sent to. Correct the country code and the number.',
  noPhones: 'This installation sends no messages to phones by the way chosen for this contact.',
  stopped:
    'The contact has opted out of phone messages with STOP. They can receive them again after sending START from that number.',
  tooLongForPhone: 'A message to a phone has at most 1,400 characters.',
  tooLongForTemplate:
    'The contact has not written in the last 24 hours. Until they write again, WhatsApp accepts at most 700 characters. Shorten the message.',
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

/** Sentences at the end of a message to a phone; the code of the conversation follows the first. */
export const PHONE_HINTS = {
  code: 'To answer, begin with the code',
  stop: 'Answer STOP to receive no more messages.',
} as const;

/** Notice to the compliance team about a new message from a partner. */
export const CHAT_NOTICE = '{author} of {company} has sent you a message';
