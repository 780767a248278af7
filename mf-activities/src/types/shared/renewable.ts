import { partOf, percentOf, type Values } from '@lichen/kit';

/** The one of the two fields that was entered last: it stays, the other follows. */
export type LeadingField = 'renewable_amount' | 'renewable_percent';

/** A percentage that was emptied leads no more once something else is said. */
export function leadAfter(changed: string, lead: LeadingField, { renewable_percent: percent }: Values): LeadingField {
  if (changed === 'renewable_amount' || changed === 'renewable_percent') return changed;
  return typeof percent === 'number' ? lead : 'renewable_amount';
}

/** Renewable amount and percent agree with the total amount; the percentage has two decimals. */
export function syncedRenewable(changed: string, values: Values, lead: LeadingField): Values | null {
  if (!['amount', 'renewable_amount', 'renewable_percent'].includes(changed)) return null;
  const { amount, renewable_amount: part, renewable_percent: percent } = values as Record<string, unknown>;
  if (lead === 'renewable_percent') {
    const follows = partOf(percent, amount);
    return follows === null ? null : { renewable_amount: follows };
  }
  return { renewable_percent: percentOf(part, amount) };
}

interface Shared {
  amount?: unknown;
  renewable_amount?: unknown;
  renewable_percent?: unknown;
}

/** A stored record whose percentage was never said shows the one that follows from its amounts. */
export function withRenewablePercent<T extends object>(record: T): T {
  const { amount, renewable_amount, renewable_percent }: Shared = record;
  return { ...record, renewable_percent: renewable_percent ?? percentOf(renewable_amount, amount) };
}
