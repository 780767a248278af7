import type { INVITE_STATES } from '@lichen/contracts/compliance/partner.entity';
import type { RETURN_QUALITIES } from '@lichen/contracts/compliance/partner-return.entity';
import type { ReturnScope } from '@lichen/contracts/compliance/return-coverage';

/** Tone of each connection state: done, waiting, or to be tried again. */
export const INVITE_TONES = {
  none: 'plain',
  invited: 'attention',
  requested: 'attention',
  connected: 'good',
  rejected: 'bad',
  expired: 'bad',
} as const satisfies Record<keyof typeof INVITE_STATES, string>;

/** Labels of the codes of a return, as dictionary keys. */
export const QUALITY_WORDS: Readonly<Record<(typeof RETURN_QUALITIES)[number], string>> = {
  verified: 'Verified by a third party',
  reported: 'Reported by the partner',
  estimated: 'Estimated',
};

/** English labels of the scopes of a return; dictionary keys. */
export const SCOPE_WORDS: Readonly<Record<ReturnScope, string>> = {
  scope_1: 'Scope 1',
  scope_2: 'Scope 2',
  scope_3: 'Scope 3',
};
