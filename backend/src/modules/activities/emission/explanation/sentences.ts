/** Sentences of explanations; each is a dictionary key, names in braces are placeholders. */
export const SENTENCES = {
  gives: '{subject}: {entered}, from {from} to {to}, gives {kg} kg CO₂e.',
  givesOfOneDay: '{subject}: {entered}, on {day}, gives {kg} kg CO₂e.',
  statedBySupplier: '{amount} stated by the supplier',
  statedByCompany: '{amount} stated by the company',
  statedForGoods: '{goods} with {amount} stated by the supplier',
  onePassenger: '{amount} for one passenger = {result}',
  renewable: 'Renewable amount',
  proof: 'Proof of renewable power',
  renewableRate: 'Rate of the renewable amount',
  supplierRate: 'Rate stated by the supplier',
  potentials: 'Global warming potentials over 100 years: {gwp}.',
  noFigure: 'No emissions calculated: {reason}',
  whyLocation: 'Location-based: the average factor of the grid that supplied the electricity, for these dates.',
  whyMarket:
    'Market-based: certificates and contracts first, then the supplier’s rate, the residual mix and the grid average.',
  whyLosses: 'Transmission & distribution losses: Scope 3, category 3.',
  whyUpstream: 'Upstream (well-to-tank) emissions of power generation: Scope 3, category 3.',
  whyUpstreamLosses: 'Upstream (well-to-tank) emissions of transmission & distribution losses: Scope 3, category 3.',
  whyBiogenic: 'Biogenic CO₂ is reported outside the scopes, as a memo item.',
  whyNonKyoto: 'Gases not covered by the Kyoto Protocol are reported outside the scopes, as a memo item.',
  whyUpstreamOther: 'Upstream (well-to-tank) emissions: extraction, processing and transport of the fuel.',
  whySupplier: 'The supplier’s own figure takes precedence over any factor.',
  whyRevenue: 'The supplier’s emissions divided by its revenue, multiplied by the amount spent.',
  whyStated: 'The company entered this figure itself.',
  chosen: 'A person chose this figure. Reason: {reason}',
  countedInstead: 'Counted instead: vehicle fuel of {day}, {amount} {units}.',
  latestAvailable: 'latest available: {year}',
  dataOf: 'data of {year}',
  whyOther: 'The factor for the activity’s type, region and dates.',
} as const;

/** Labels of the codes of a trip; hauls are stored with spaces. Dictionary keys. */
export const TRIP_WORDS = {
  hauls: {
    domestic: 'Domestic flight',
    'short haul': 'Short-haul flight',
    'long haul': 'Long-haul flight',
    international: 'International flight',
  },
  loads: { average: 'Average load', empty: 'Empty', half: 'Half loaded', full: 'Fully loaded' },
} as const;

/** Assurance of a supplier's return. Dictionary keys. */
export const RETURN_WORDS = {
  verified: 'Verified by a third party',
  reported: 'Reported by the partner',
  estimated: 'Estimated',
} as const;

/** Fills and translates a template. The default is English only. */
export type Say = (template: string, params?: Readonly<Record<string, string>>) => string;

/** Fills a template in English; a placeholder without a value stays as it is. */
export const inEnglish: Say = (template, params = {}) =>
  template.replace(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces);
