import type { DocStatus } from '../doc-statuses';

const SHARED_FROM: readonly DocStatus[] = ['ready', 'validated', 'applied', 'part_applied'];

/** A document may be shared once somebody has seen what it says, or has said that nothing of it is entered. */
export const mayShare = ({ status, ignore_entry }: { status: DocStatus; ignore_entry: boolean }): boolean =>
  ignore_entry || SHARED_FROM.includes(status);

/** Answers to messages go back by the way that they came: not by email. */
export const mayEmail = ({ doc_ids }: { doc_ids: readonly string[] | null }): boolean =>
  !doc_ids?.includes('message_response');
