/** Texts about sharing that both the server and the pages use. Each text is its own dictionary key. */
export const SHARE_TEXTS = {
  notConnected: 'This partner is not connected. Invite them to connect first, or send the document another way.',
  notReady: 'This document cannot be shared in its current state.',
  sharedAlready: 'This document is already shared with this partner.',
  notShared: 'This document is not shared with this partner.',
  nothing: 'Choose the file, the data, or both.',
  noFile: 'This document has no file to share.',
  noData: 'No data was shared with the document',
  notAppliedHere: 'Upload this document into your own documents to apply it.',
  appliedAlready: 'This document has already been applied.',
} as const;

/** Notifications to people who work with documents, about acts of another company. */
export const SHARE_NOTICES = {
  shared: '{company} has shared a document with you: {document}',
} as const;
