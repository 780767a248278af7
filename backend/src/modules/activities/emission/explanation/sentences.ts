/** Sentences of explanations. Each is a dictionary key; names in braces are filled in. */
export const SENTENCES = {
  oneFactor:
    '{subject}: {amount} {units} from {from} to {to}, multiplied by {factor} {factor_units}, gives {kg} kg CO₂e.',
  severalFactors: '{subject}: {amount} {units} from {from} to {to}, split across {count} factors, gives {kg} kg CO₂e.',
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
  countedInstead: 'Counted instead: vehicle fuel of {day}, {amount} {units}.',
  latestAvailable: 'latest available: {year}',
  dataOf: 'data of {year}',
  whyOther: 'The factor for the activity’s type, region and dates.',
} as const;

/** Fills a template in a language. The default knows English only. */
export type Say = (template: string, params?: Readonly<Record<string, string>>) => string;

/** Fills a template in English; a placeholder without a value stays as it is. */
export const inEnglish: Say = (template, params = {}) =>
  template.replace(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces);
