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

/**
 * Figures of this family are kWh per distance of battery or plug-in vehicles, not emissions; a grid factor is applied
 * to them.
 */
export const VEHICLE_ENERGY: Family = 'vehicle_energy';
