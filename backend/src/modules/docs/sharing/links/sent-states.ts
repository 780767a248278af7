import type { SentState } from '@lichen/contracts/docs/sharing/sent-doc.entity';

/** Kind of the job that records the delivery state of a sending. */
export const SENT_STATE = 'docs.sent-state';

const ORDER: readonly SentState[] = ['waiting', 'sent', 'failed', 'delivered', 'opened'];

/** Returns true if a state comes after the current one. Late reports never move it back. */
export const mayFollow = (before: SentState | null, next: SentState): boolean =>
  before === null || ORDER.indexOf(next) > ORDER.indexOf(before);
