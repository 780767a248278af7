import type { ImportSettings } from '@lichen/contracts/imports/import.entity';

/** Settings before the file is read; its number and date formats are decided by its cells or by a user. */
export const defaultSettings = (currency: string): ImportSettings => ({
  columns: [],
  defaults: {},
  day_order: null,
  decimal: null,
  currency,
});
