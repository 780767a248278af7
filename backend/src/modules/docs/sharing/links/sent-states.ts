import type { SentState } from '@lichen/contracts/docs/sharing/sent-doc.entity';

/** Kind of the job that notes how far a sending has come. */
export const SENT_STATE = 'docs.sent-state';

const ORDER: readonly SentState[] = ['waiting', 'sent', 'failed', 'delivered', 'opened'];

/** News may come late, or in another order than they happened: nothing goes back. */
export const mayFollow = (before: SentState | null, next: SentState): boolean =>
  before === null || ORDER.indexOf(next) > ORDER.indexOf(before);
