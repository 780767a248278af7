import { addMonths, DAY } from '../formats/days';

/** How near the end of a validity is; `soon` within a month. Days are UTC midnights. */
type ExpiryState = 'valid' | 'soon' | 'expired';

export function expiryState(end: number, today: number): ExpiryState {
  if (end < today) return 'expired';
  return end <= addMonths(today, 1) ? 'soon' : 'valid';
}

/** Days until the end; negative once it is past. */
export const daysToExpiry = (end: number, today: number): number => Math.round((end - today) / DAY);

/** Changes under which it is told, once for each end: other areas make tasks of them. */
export const EXPIRY_EVENTS = {
  expires_soon: 'Document expires within a month',
  expired: 'Document expired',
} as const;
export type ExpiryEvent = keyof typeof EXPIRY_EVENTS;
