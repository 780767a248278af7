import { partOf, percentOf, type Values } from '@lichen/kit';

/** The field that was entered last: it stays, and the other one is calculated. */
export type LeadingField = 'renewable_amount' | 'renewable_percent';

/** Returns the leading field after a change; an empty percentage no longer leads. */
export function leadAfter(changed: string, lead: LeadingField, { renewable_percent: percent }: Values): LeadingField {
  if (changed === 'renewable_amount' || changed === 'renewable_percent') return changed;
  return typeof percent === 'number' ? lead : 'renewable_amount';
}

/** Returns the renewable amount or percentage that matches the total amount; the percentage has two decimals. */
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

/** Adds the percentage to a stored record without one, calculated from its amounts. */
export function withRenewablePercent<T extends object>(record: T): T {
  const { amount, renewable_amount, renewable_percent }: Shared = record;
  return { ...record, renewable_percent: renewable_percent ?? percentOf(renewable_amount, amount) };
}
