/** Reasons why a document was not read, for its sender. */
export const READING_TEXTS = {
  password: 'This document is protected with a password. Save it without one and upload it again.',
  broken: 'This document is damaged and cannot be opened',
  tooManyPages: 'This document has more than 1,000 pages. Split it and upload the parts.',
  wrongType: 'Documents of this type cannot be read',
} as const;

/** Maximum number of pages in a document. */
export const MOST_PAGES = 1000;
