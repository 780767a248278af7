/** Families of factors. Rows of one family differ by item, unit, component and region. */
export const FAMILIES = [
  'electricity',
  'fuel',
  'heat',
  'refrigerant',
  'vehicle',
  'vehicle_energy',
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

/** Its figures are kWh of a battery or plug-in vehicle per distance, and no emissions: a grid's factor comes after. */
export const VEHICLE_ENERGY: Family = 'vehicle_energy';
