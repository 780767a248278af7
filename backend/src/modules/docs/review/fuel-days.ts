import type { Values } from './form-values';

/** Returns the fields that hold the period of fuels; a delivery without a period takes its own date as both ends. */
export function fuelDays(values: Values): { from: string; to: string } {
  const isOf = (name: string) => typeof values[name] === 'number';
  if (isOf('period_start') && isOf('period_end')) return { from: 'period_start', to: 'period_end' };
  const day = ['delivery_date', 'invoiced_date', 'invoice_date'].find(isOf) ?? 'period_start';
  return { from: day, to: day };
}
