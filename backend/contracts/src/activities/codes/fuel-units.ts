/**
 * Energy units of bills, which state gross calorific value: including the heat of condensing the water in the flue gas.
 */
export const ENERGY_UNITS = ['kWh', 'MWh', 'GWh', 'GJ', 'MJ', 'therm', 'mmBtu'] as const;

/**
 * All units that fuel can be entered in; the list of fuels says which units each takes. Net energy is a different
 * measure.
 */
export const FUEL_UNITS = [
  ...ENERGY_UNITS,
  'kWh (net)',
  'm3',
  'scf',
  'ccf',
  'Mcf',
  'L',
  'gal (US)',
  'gal (imp)',
  'kg',
  't',
  'lbs',
  'short ton',
  'long ton',
] as const;
