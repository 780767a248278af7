import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { CalculationContext, ComponentResult } from '../../calculation';
import { joined, NOTES } from '../../explanation/notes';
import { companion, type FactorUse, type FigureScope, fromFactors } from '../../published/from-factors';
import { batteryPower, gridAbroad } from '../../vehicles/vehicle-energy';
import { noted, withNote } from '../../vehicles/vehicle-notes';
import { PLUG_IN } from '../../vehicles/vehicle-use';

/**
 * Returns figures of other companies' electric cars and vans outside the United Kingdom, whose emissions per distance
 * include its own grid: kWh per distance times the own grid, in the category of the trip. Null where the published
 * emissions apply.
 */
export function travelOnPower(
  use: FactorUse,
  place: FigureScope,
  fuel: string | null,
  note: string | null,
  context: CalculationContext,
): readonly ComponentResult[] | null {
  const grid = gridAbroad(context);
  if (grid === null) return null;
  // Market-based figures belong to scope 2 of the company that runs the vehicle; scope 3 has one figure.
  const power = () =>
    batteryPower(use, grid, context)
      .filter((result) => !isMarketBased(result))
      .map((result) => withNote({ ...result, ...categoryOf(place) }, note));
  if (fuel === ELECTRIC_FUEL) return power();
  return fuel === PLUG_IN ? onBoth(use, place, note, power, context) : null;
}

const categoryOf = ({ scope, scope3_category }: FigureScope) => ({
  scope,
  scope3_category: scope3_category ?? null,
  scope2_basis: null,
});

/** Returns the figures of a plug-in hybrid: its fuel, and its power as a second figure. */
function onBoth(
  use: FactorUse,
  place: FigureScope,
  note: string | null,
  power: () => readonly ComponentResult[],
  context: CalculationContext,
): readonly ComponentResult[] {
  const upstream = companion(use, { ...place, component: 'wtt' }, context);
  const burnt = fromFactors({ ...use, family: 'vehicle' }, place, context, note ?? undefined);
  // Per tonne-kilometre, fuel and power are published together only.
  if ('err' in burnt.outcome && !hasFuelApart(use, context))
    return [fromFactors(use, place, context, joined([note, NOTES.powerNotApart]) ?? undefined), ...upstream];
  return [
    burnt,
    ...power().flatMap((result) => {
      if (result.component === 'direct') return [{ ...result, scope2_basis: 'location' as const }];
      return result.component === 'td' ? [result] : [];
    }),
    ...upstream.map((result) => noted(result, NOTES.plugInUpstream)),
  ];
}

const hasFuelApart = ({ item, units, regions }: FactorUse, { library }: CalculationContext): boolean =>
  regions.some((region) =>
    library.units({ family: 'vehicle', item, component: 'direct', basis: null, region }).includes(units),
  );
