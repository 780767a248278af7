import type { CalculationContext } from '../calculation';

/** Region used where a country has no factors of its own: its tables are the most complete ones. */
export const FALLBACK_REGION = 'United Kingdom';

/** Names of countries in the factor tables, by ISO code. */
const COUNTRY_REGIONS: Readonly<Record<string, string>> = {
  GB: 'United Kingdom',
  US: 'United States',
  AU: 'Australia',
};

/** Returns the regions for the location's country: its own first, then the fallback, which the row notes. */
export function countryRegions({ location }: CalculationContext): readonly string[] {
  const country = location?.country ?? '';
  const own = COUNTRY_REGIONS[country] ?? country;
  return own === FALLBACK_REGION || own === '' ? [FALLBACK_REGION] : [own, FALLBACK_REGION];
}
