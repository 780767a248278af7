/** Energy as a bill states it: gross, with the water in the smoke condensed. */
export const ENERGY_UNITS = ['kWh', 'MWh', 'GWh', 'GJ', 'MJ', 'therm', 'mmBtu'] as const;

/** Everything a fuel may be entered in; which of them a fuel takes, its list says. Net energy is another measure. */
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
