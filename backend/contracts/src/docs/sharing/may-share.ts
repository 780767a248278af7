import type { DocStatus } from '../doc-statuses';

const SHARED_FROM: readonly DocStatus[] = ['ready', 'validated', 'applied', 'part_applied'];

/** Returns true once a document has been reviewed or its data entry is switched off. */
export const mayShare = ({ status, ignore_entry }: { status: DocStatus; ignore_entry: boolean }): boolean =>
  ignore_entry || SHARED_FROM.includes(status);

/** Returns false for responses to messages, which cannot be sent by email. */
export const mayEmail = ({ doc_ids }: { doc_ids: readonly string[] | null }): boolean =>
  !doc_ids?.includes('message_response');
