import { addMonths, DAY } from '@lichen/contracts/formats/days';

export interface Expiry {
  readonly tone: 'plain' | 'attention' | 'bad';
  /** Days until the end; negative once it is past. */
  readonly days: number;
}

/** How near the end of a validity is, both as UTC midnights: past is bad, within a month wants a look. */
export function expiryOf(end: number, today: number): Expiry {
  const days = Math.round((end - today) / DAY);
  if (end < today) return { tone: 'bad', days };
  return { tone: end <= addMonths(today, 1) ? 'attention' : 'plain', days };
}
