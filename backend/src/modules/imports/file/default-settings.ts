import type { ImportSettings } from '@lichen/contracts/imports/import.entity';

/** Settings before anything of the file is seen: how its cells are written is for its cells to say, or a person. */
export const defaultSettings = (currency: string): ImportSettings => ({
  columns: [],
  defaults: {},
  day_order: null,
  decimal: null,
  currency,
});
