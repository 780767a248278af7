import type { CalculationContext, ComponentResult } from './calculation';
import { companion, type FactorUse, fromFactors, type FigureScope } from './published/from-factors';
import { joined, NOTES } from './explanation/notes';

/** Scope 3 category of upstream emissions and grid losses of bought fuel and power (GHG Protocol Scope 3 Standard). */
const FUEL_AND_ENERGY = 3;

/** Upstream (well-to-tank) emissions of fuel and power. */
export const UPSTREAM: FigureScope = { component: 'wtt', scope: 'scope_3', scope3_category: FUEL_AND_ENERGY };
/** Transmission and distribution losses of the grid. */
export const LOSSES: FigureScope = { component: 'td', scope: 'scope_3', scope3_category: FUEL_AND_ENERGY };
/** Upstream emissions of the power lost in the grid. */
export const UPSTREAM_OF_LOSSES: FigureScope = {
  component: 'wtt_td',
  scope: 'scope_3',
  scope3_category: FUEL_AND_ENERGY,
};
/** Biogenic CO₂: a memo item, outside the scopes. */
export const BIOGENIC: FigureScope = { component: 'biogenic', scope: 'no_scope' };

/**
 * Returns the figure of a use with its companions (upstream, grid losses, biogenic CO₂) from the same region; factors
 * of two regions are never mixed. A note tells when no upstream factor is published.
 */
export function withCompanions(
  use: FactorUse,
  place: FigureScope,
  others: readonly FigureScope[],
  context: CalculationContext,
  note?: string,
): readonly ComponentResult[] {
  const first = fromFactors(use, place, context, note);
  if ('err' in first.outcome) return [first];
  const found = others.flatMap((other) =>
    companion({ ...use, regions: [first.region], isStandIn: first.isStandIn }, other, context),
  );
  if (found.some(({ component }) => component === 'wtt')) return [first, ...found];
  return [fromFactors(use, place, context, joined([note ?? null, NOTES.noUpstream]) ?? undefined), ...found];
}

/** Returns a location-based figure also as the market-based one, which is equal where there is no contract. */
export function onBothBases(result: ComponentResult): readonly ComponentResult[] {
  if ('err' in result.outcome) return [result];
  const outcome = { ...result.outcome, note: joined([result.outcome.note, NOTES.sameInMarket]) };
  return [result, { ...result, scope2_basis: 'market', outcome }];
}
