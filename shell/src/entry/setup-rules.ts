import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { TEXTS } from '@lichen/contracts/text/texts';

/** Values with which the set-up form opens. */
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

/** An electricity grid; `country` is the code in the list of countries. */
export interface Grid {
  code: string;
  label: string;
  country: string;
}

/** Returns the grids to choose from in a country. */
export const gridsOf = (country: string, grids: readonly Grid[]): Grid[] =>
  grids.filter((grid) => grid.country === country);

/** The country's only grid, or an empty string when there are several to choose from or none. */
export function gridOf(country: string, grids: readonly Grid[]): string {
  const [first, second] = gridsOf(country, grids);
  return first && !second ? first.code : '';
}

/** Typed by the list of texts instead of loading it. */
const GRID_NOT_SUPPORTED: (typeof TEXTS)['gridNotSupported'] =
  'The selected country is not supported for electricity grid calculations at this time.';

const NOT_ASKED_HERE: readonly string[] = ['address_line2', 'country', 'electricity_grid'];

/** An error about a missing grid is shown under the country, because the grid field is then hidden. */
export function setupErrors(company: Company): FieldErrors {
  const missing = Object.entries(company).filter(
    ([name, value]) => !NOT_ASKED_HERE.includes(name) && value.trim() === '',
  );
  const errors = Object.fromEntries(missing.map(([name]) => [name, ENTRY_TEXTS.required]));
  if (company.country && company.electricity_grid) return errors;
  return { ...errors, country: GRID_NOT_SUPPORTED, electricity_grid: GRID_NOT_SUPPORTED };
}
