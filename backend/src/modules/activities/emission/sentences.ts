/** What an explanation says. Each is a dictionary key; the names in braces are filled in. */
export const SENTENCES = {
  oneFactor: '{subject}: {amount} {units} from {from} to {to}, times {factor} {factor_units}, are {kg} kg CO₂e.',
  severalFactors: '{subject}: {amount} {units} from {from} to {to}, shared over {count} factors, are {kg} kg CO₂e.',
  potentials: 'Warming potentials over 100 years: {gwp}.',
  noFigure: 'There is no figure: {reason}',
  whyLocation: 'Location-based: the average of the grid where the power was used, in force on these days.',
  whyMarket: 'Market-based: certificates and contracts first, then the supplier, the residual mix, the grid.',
  whyLosses: 'Losses between power station and meter belong to scope 3, category 3.',
  whyUpstream: 'Getting the fuel of the power station belongs to scope 3, category 3.',
  whyUpstreamLosses: 'Getting the fuel for the lost power belongs to scope 3, category 3.',
  whyBiogenic: 'CO₂ of burnt plants stands outside the scopes, as a memo.',
  whyNonKyoto: 'Gases outside the Kyoto Protocol stand beside the scopes, as a memo.',
  whyUpstreamOther: 'Getting the fuel to where it is burnt.',
  whySupplier: 'What the supplier states comes before any factor.',
  whyRevenue: 'The emissions of the supplier by its revenue, times what was spent.',
  whyStated: 'The company states this figure itself.',
  whyOther: 'The factor of the type, the region and the days of the activity.',
} as const;

/** Fills a template in a language. The default knows English only. */
export type Say = (template: string, params?: Readonly<Record<string, string>>) => string;

export const inEnglish: Say = (template, params = {}) =>
  template.replace(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces);
