/** Reasons why a document cannot be sent. Each text is its own dictionary key. */
export const SEND_TEXTS = {
  noEmailOfMessages: 'A message cannot be sent by email. Choose another way.',
  noWhatsapp: 'This installation does not send WhatsApp messages.',
  noSms: 'This installation does not send SMS.',
  number: 'Enter the number without its country code, in digits.',
  countryCode: 'Enter a country code such as +44.',
  linkOver: 'This link is no longer open.',
} as const;

/** Texts of the public page of a link. Each text is its own dictionary key. */
export const LINK_TEXTS = {
  title: 'Shared document',
  shared: '{company} has shared a document with you',
  sharedBy: 'Shared by',
  sharedWith: 'Shared with',
  sharedOn: 'Shared on',
  openUntil: 'Open until',
  type: 'Document type',
  message: 'Message',
  data: 'Data of the document',
  pages: 'Pages',
  page: 'Page {page}',
  pagesLeft: 'Only the first {count} pages are shown. Download the file to see all of them.',
  noPages: 'This file cannot be shown here. Download it to see it.',
  download: 'Download file',
  over: 'This document is no longer shared',
  overWhy: 'The link has ended or has been taken back. Ask whoever sent it for a new one.',
  what: 'You see this document and nothing else of {company}. Anyone who has the link can open it.',
} as const;

/** Text of a WhatsApp message or an SMS. */
export const SMS_TEXT = '{company} has shared a document with you: {document}';
