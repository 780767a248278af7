import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import { DAY } from '@lichen/contracts/formats/days';
import type { ComponentResult, SetAside, Site } from './calculation';
import { joined, NOTES } from './explanation/notes';
import { days } from './periods';

/** Scope 3 categories of leased assets: leased from others (8), or leased to others (13). */
const UPSTREAM_LEASED = 8;
const DOWNSTREAM_LEASED = 13;

type Controlled = Pick<Site, 'operational_control' | 'controlled_until' | 'leased'>;

/** Tells whether others run the location: on more than half of the days, if its last day under own control is known. */
function isRunByOthers({ operational_control, controlled_until: last }: Controlled, from: number, to: number): boolean {
  if (operational_control !== false) return false;
  if (last === null || last === undefined || last < from) return true;
  if (last >= to) return false;
  return days({ from: last + DAY, to }) > days({ from, to: last });
}

/**
 * Moves the emissions of a location that the company does not run to scope 3 as those of a leased asset, upstream
 * emissions included. Scope 3 has no market-based total, so market-based rows are dropped.
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
