import { daysToExpiry, expiryState } from '@lichen/contracts/docs/expiry';

export interface Expiry {
  readonly tone: 'plain' | 'attention' | 'bad';
  /** Days until the end; negative once it has passed. */
  readonly days: number;
}

const TONES = { valid: 'plain', soon: 'attention', expired: 'bad' } as const;

/**
 * Returns how near the end of a validity is. Both arguments are UTC midnights in ms; `attention` starts a month before.
 */
export const expiryOf = (end: number, today: number): Expiry => ({
  tone: TONES[expiryState(end, today)],
  days: daysToExpiry(end, today),
});
