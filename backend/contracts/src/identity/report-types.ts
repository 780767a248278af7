/** Reports that the portal creates: their codes in addresses and records, with their names. */
export const REPORT_NAMES = {
  company: 'Company status',
  statement: 'Company statement',
  emissions: 'Emissions status',
  diversity: 'Diversity status',
  water_waste: 'Water and waste status',
  csrd_basic: 'CSRD SME Basic',
  csrd_materiality: 'CSRD Materiality',
  vehicle_journeys: 'Vehicle journeys',
  scope3_partner: 'Scope 3 partner',
  vehicle_emissions: 'Vehicle emissions',
  carbon_emissions: 'Carbon emissions',
  message_response: 'Message response',
  carbon_combustion: 'SECR summary',
} as const;
export type ReportType = keyof typeof REPORT_NAMES;
export const REPORT_TYPES = Object.keys(REPORT_NAMES) as [ReportType, ...ReportType[]];
