import { daysToExpiry, expiryState } from '@lichen/contracts/docs/expiry';

export interface Expiry {
  readonly tone: 'plain' | 'attention' | 'bad';
  /** Days until the end; negative once it is past. */
  readonly days: number;
}

const TONES = { valid: 'plain', soon: 'attention', expired: 'bad' } as const;

/** How near the end of a validity is, both as UTC midnights: past is bad, within a month wants a look. */
export const expiryOf = (end: number, today: number): Expiry => ({
  tone: TONES[expiryState(end, today)],
  days: daysToExpiry(end, today),
});
