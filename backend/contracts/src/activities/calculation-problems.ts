import { WASTE_ROUTE_WORDS } from './codes/waste-routes';

/**
 * Reasons why a calculation has no figure, by code, worded so that a user can act on them. Each is a dictionary key.
 */
export const PROBLEMS = {
  noFactor: 'No emission factor found for {x}',
  noRate: 'No exchange rate from {from} to {to} is loaded for {year}: the operator of this portal can import it',
  noIndex: 'No price index of {currency} is loaded for {year}: the operator of this portal can import it',
  noVat: 'No VAT rate of {country} is loaded for {year}: the operator of this portal can import it',
  unknownFuel: 'Choose the fuel that the vehicle took: an unknown fuel has no factor',
  nothingPerHour: 'Enter the distance: this vehicle has no consumption per hour',
  noRating: 'Enter the power rating of the vehicle',
  weightNeeded: 'Enter the refrigerant by weight: its density is not published',
  nameTheFuel: 'Choose the fuel, or name the power source after it',
  noBenchmark: 'Enter the energy use per m² of the leased space, or its price: no benchmark is published',
  noArea: 'Enter the area of the lease or of its location',
  notOpen: 'The location was not in use on any day of the lease: correct the dates of the lease or of the location',
  noDistance: 'No distance is stated, so there is no figure.',
  noAmount: 'No weight or volume of the waste is entered',
  noRoute: 'The treatment of the rest of the waste is not stated',
  noWeight: 'Enter the weight: this transport is counted by weight and distance',
  noReturn: 'No annual return of the supplier for the day of the purchase states its revenue and its emissions',
  returnNotWhole:
    'The supplier’s annual return for {year} does not cover Scope 1, Scope 2 and upstream Scope 3 of a whole year. Enter the amount and material, or the cost and industry, or choose the method “Supplier revenue” and give a reason',
  returnZero:
    'The supplier’s annual return for {year} states no emissions at all, and nobody has verified that. Enter the amount and material, or the cost and industry, or choose the method “Supplier revenue” and give a reason',
  revenueTooLow:
    'The supplier’s annual return for {year} states a revenue below what you bought. Correct the cost or the return, or enter the amount and material, or choose the method “Supplier revenue” and give a reason',
  noBasis: 'Choose a material, or enter the cost and the industry of the supplier',
  refund: 'A cost below zero has no figure: deduct it from the purchase that it belongs to',
  noIndustry: 'Choose the industry of the supplier, or a material',
  noQuantity: 'Enter the amount of the material, or the cost and the industry of the supplier',
  noUnit: 'Choose the unit of the amount',
  noDensity: 'The density of the product is missing: this amount of it cannot be weighed',
  tooLarge: 'The amount is too large to be calculated',
} as const;

/** Part of what is missing for a flight between places of unknown countries. */
export const UNKNOWN_HAUL = 'flight of unknown haul';

export type ProblemCode = keyof typeof PROBLEMS;

/** The reason why a calculation has no figure; `params` holds the values for the placeholders in braces. */
export interface CalcProblem {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the reason why a figure could not be calculated; `params` fill its text. */
export const problem = (code: ProblemCode, params: CalcProblem['params'] = {}): CalcProblem => ({ code, params });

/** Returns the English text of a problem with its placeholders filled in, as stored in `err_msg`. */
export const problemText = ({ code, params }: CalcProblem): string =>
  PROBLEMS[code].replaceAll(/\{(\w+)\}/g, (all, name: string) => params[name] ?? all);

/** Translates what a problem names. */
export interface ProblemWords {
  say(words: string): string;
  region(name: string): string;
  /** Returns the label of a code; the code itself where the list does not have it. */
  labelOf?(list: string, code: string): string;
}

/** Treatments of waste, and new or recycled material, by the codes that are stored. */
const SHARES: Readonly<Record<string, string>> = {
  ...WASTE_ROUTE_WORDS,
  primary: 'New material',
  closed_loop: 'Recycled material',
};

/** A share of goods by its codes: `Waste (plastic_hdpe, rdf)`. */
const SHARED = /^(.+) \(([a-z0-9_]+), ([a-z0-9_]+)\)(?=, )/;

/** Says the subject of a share; its material where the label is known. */
function saidShare(subject: string, material: string, share: string, { say, labelOf }: ProblemWords): string {
  const lists = ['waste_materials', 'materials'];
  const label = labelOf && lists.map((list) => labelOf(list, material)).find((found) => found !== material);
  return `${say(subject)} (${[label, say(SHARES[share] ?? share)].filter(Boolean).join(', ')})`;
}

/** Details in brackets: `Natural gas (kg)`. */
const DETAILED = /^(.+) \(([^()]+)\)$/;

function saidPart(part: string, { say, region }: ProblemWords): string {
  const said = say(part);
  if (said !== part) return said;
  const [, subject, detail] = DETAILED.exec(part) ?? [];
  return subject && detail ? `${say(subject)} (${say(detail)})` : region(part);
}

/** Returns the values of a problem's placeholders in the reader's language: subject, country and year of a factor. */
export function problemParams({ code, params }: CalcProblem, words: ProblemWords): CalcProblem['params'] {
  const { x = '', country = '' } = params;
  if (code === 'noVat') return { ...params, country: words.region(country) };
  if (code !== 'noFactor') return params;
  const [all = '', subject, material = '', share = ''] = SHARED.exec(x) ?? [];
  const first = subject === undefined ? [] : [saidShare(subject, material, share, words)];
  const others = subject === undefined ? x : x.slice(all.length + 2);
  return { ...params, x: [...first, ...others.split(', ').map((part) => saidPart(part, words))].join(', ') };
}
