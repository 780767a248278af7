/** Families of factors. Rows of one family differ by item, unit, component and region. */
export const FAMILIES = [
  'electricity',
  'fuel',
  'heat',
  'refrigerant',
  'vehicle',
  'travel',
  'freight',
  'stay',
  'home_working',
  'water_supply',
  'water_treatment',
  'waste',
  'material',
  'spend',
] as const;
export type Family = (typeof FAMILIES)[number];
