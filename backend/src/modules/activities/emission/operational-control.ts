import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import { DAY } from '@lichen/contracts/formats/days';
import type { ComponentResult, SetAside, Site } from './calculation';
import { joined, NOTES } from './explanation/notes';
import { days } from './periods';

/** Categories of assets that others run: leased from somebody, or let to somebody. */
const UPSTREAM_LEASED = 8;
const DOWNSTREAM_LEASED = 13;

type Controlled = Pick<Site, 'operational_control' | 'controlled_until' | 'leased'>;

/** True where most days of a period lie after the company ran the location; half of them are still its own. */
function isRunByOthers({ operational_control, controlled_until: last }: Controlled, from: number, to: number): boolean {
  if (operational_control !== false) return false;
  if (last === null || last === undefined || last < from) return true;
  if (last >= to) return false;
  return days({ from: last + DAY, to }) > days({ from, to: last });
}

/**
 * Emissions of a location that the company does not run are those of a leased asset: scope 3, with what comes upstream
 * of them. Scope 3 has no market-based total, so those rows fall away.
 */
export const byOperationalControl: SetAside = (results, { location: site }) => {
  if (!site || results.every(({ from, to }) => !isRunByOthers(site, from, to))) return results;
  const category = site.leased ? UPSTREAM_LEASED : DOWNSTREAM_LEASED;
  const note = site.leased ? NOTES.upstreamLeased : NOTES.downstreamLeased;
  return results
    .filter((result) => !isMarketBased(result))
    .map((result): ComponentResult => {
      const { scope, outcome } = result;
      if (scope === 'no_scope') return result;
      const told = 'err' in outcome ? outcome : { ...outcome, note: joined([note, outcome.note]) };
      return { ...result, scope: 'scope_3', scope3_category: category, outcome: told };
    });
};
