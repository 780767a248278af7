import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import type { FieldErrors } from '@lichen/contracts/problems';
import type { TEXTS } from '@lichen/contracts/texts';

export const NO_COMPANY = {
  company_name: '',
  country: '',
  address_line1: '',
  address_line2: '',
  town_or_city: '',
  post_code: '',
  electricity_grid: '',
  main_company_number: '',
};

export type Company = typeof NO_COMPANY;

export interface Grid {
  code: string;
  label: string;
  country: string;
}

export const gridsOf = (country: string, grids: readonly Grid[]): Grid[] =>
  grids.filter((grid) => grid.country === country);

/** The one grid of the country, or none: with several the person chooses. */
export function gridOf(country: string, grids: readonly Grid[]): string {
  const [first, second] = gridsOf(country, grids);
  return first && !second ? first.code : '';
}

/** Typed by the list of texts instead of loading it. */
const GRID_NOT_SUPPORTED: (typeof TEXTS)['gridNotSupported'] =
  'The selected country is not supported for electricity grid calculations at this time.';

const OPTIONAL = new Set(['address_line2']);
const OF_THE_GRID = new Set(['country', 'electricity_grid']);

/** A country without a grid says so under the country, because no grid field is shown then. */
export function setupErrors(company: Company): FieldErrors {
  const missing = Object.entries(company).filter(([name, value]) => !OPTIONAL.has(name) && value.trim() === '');
  const errors = missing.map(([name]) => [name, OF_THE_GRID.has(name) ? GRID_NOT_SUPPORTED : ENTRY_TEXTS.required]);
  return Object.fromEntries(errors);
}
