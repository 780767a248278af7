import { addMonths, DAY } from '../formats/days';

/** State of a validity; `soon` means that it ends within a month. Days are UTC midnight in ms. */
type ExpiryState = 'valid' | 'soon' | 'expired';

/** Returns whether a document is valid, expired, or ends within a month. Days are ms UTC. */
export function expiryState(end: number, today: number): ExpiryState {
  if (end < today) return 'expired';
  return end <= addMonths(today, 1) ? 'soon' : 'valid';
}

/** Returns the days until the end; negative if it has passed. */
export const daysToExpiry = (end: number, today: number): number => Math.round((end - today) / DAY);

/** Audit events that announce an expiry, once for each expiry date. Other areas create tasks from them. */
export const EXPIRY_EVENTS = {
  expires_soon: 'Document expires within a month',
  expired: 'Document expired',
} as const;
export type ExpiryEvent = keyof typeof EXPIRY_EVENTS;

/** Stored instead of an event for a document that a newer one has renewed: its expiry is no longer announced. */
export const RENEWED = 'renewed';
/** Stored in place of `RENEWED` until a document that an earlier rule took as renewed has been compared again. */
export const COMPARE_AGAIN = 'compare';

/** Returns true from the day on which an expiry was announced until the document is renewed or its date changes. */
export const isExpiryTold = ({ expiry_told: told }: { readonly expiry_told: string | null }): boolean =>
  told !== null && Object.hasOwn(EXPIRY_EVENTS, told);
