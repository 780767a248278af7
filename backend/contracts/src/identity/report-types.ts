/** Reports that the portal makes, by their codes in addresses and records. */
export const REPORT_TYPES = [
  'company',
  'statement',
  'emissions',
  'diversity',
  'water_waste',
  'csrd_basic',
  'csrd_materiality',
  'vehicle_journeys',
  'scope3_partner',
  'vehicle_emissions',
  'carbon_emissions',
  'message_response',
  'carbon_combustion',
] as const;
