import type { CalculationContext } from '../calculation';

/** Its factors are the most complete ones published, so they stand in where a country has none of its own. */
export const FALLBACK_REGION = 'United Kingdom';

/** Countries by the ISO code of a location, as the factor tables name them. */
const COUNTRY_REGIONS: Readonly<Record<string, string>> = {
  GB: 'United Kingdom',
  US: 'United States',
  AU: 'Australia',
};

/** Regions for a country's factors: its own first, then the fallback, which the row notes. */
export function countryRegions({ location }: CalculationContext): readonly string[] {
  const country = location?.country ?? '';
  const own = COUNTRY_REGIONS[country] ?? country;
  return own === FALLBACK_REGION || own === '' ? [FALLBACK_REGION] : [own, FALLBACK_REGION];
}
