import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { CalculationContext, Calculator, ComponentResult } from '../../calculation';
import { LOSSES, UPSTREAM_OF_LOSSES, BIOGENIC, onBothBases, UPSTREAM, withCompanions } from '../../companions';
import { QUALITY } from '../../data-quality';
import { type Exact, exact } from '../../exact';
import { notFound } from '../../published/factor-choice';
import { companion, type FactorUse, resultOf } from '../../published/from-factors';
import { multiplyBy, infoInput } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import type { Period } from '../../periods';
import { countryRegions, FALLBACK_REGION } from '../../published/regions';

/** Fuels sold with biofuel. Only the UK Government publishes such blends; elsewhere the pure fuel is used. */
const BLENDED = ['101_1011', '101_1017'];
/** Losses between a heat network and its customers have an item of their own. */
const DISTRICT_HEAT = '401_4003';
const DISTRICT_LOSSES = '401_4004';

interface Burnt extends Period {
  /** Code in the list of fuels. */
  readonly fuel: string;
  readonly quantity: Exact;
  readonly units: string;
  readonly inputs: readonly CalcInput[];
}

/** Returns the figures of burnt fuel or purchased heat, with all published companions. */
export function fuelCombustion(what: Burnt, context: CalculationContext, note?: string): readonly ComponentResult[] {
  const entry = context.library.entry('fuels', what.fuel);
  const use: FactorUse = {
    ...what,
    subject: what.fuel,
    family: entry?.family ?? 'fuel',
    item: entry?.factor_item ?? '',
    regions: countryRegions(context),
    data_quality: QUALITY.measured,
  };
  if (!entry?.units?.includes(what.units)) {
    const err = notFound(`${what.fuel} (${what.units})`, use.regions[0] ?? '', what.from);
    return [resultOf(use, { component: 'direct', scope: 'scope_1' }, '', what.units, { err })];
  }
  if (entry.family === 'heat') return heat(use, context);
  const place = { component: 'direct', scope: 'scope_1' } as const;
  const results = withCompanions(use, place, [UPSTREAM, BIOGENIC], context, note);
  return BLENDED.includes(use.item) ? results.map(withoutBiofuel) : results;
}

function withoutBiofuel(result: ComponentResult): ComponentResult {
  const { outcome, region } = result;
  if ('err' in outcome || region === FALLBACK_REGION) return result;
  return { ...result, outcome: { ...outcome, note: joined([outcome.note, NOTES.unblended]) } };
}

function heat(use: FactorUse, context: CalculationContext): readonly ComponentResult[] {
  const place = { component: 'direct', scope: 'scope_2', scope2_basis: 'location' } as const;
  const [direct, ...upstream] = withCompanions(use, place, [UPSTREAM], context);
  if (!direct) return [];
  const lost = { ...use, item: DISTRICT_LOSSES, regions: [direct.region], isStandIn: direct.isStandIn };
  const losses = [LOSSES, UPSTREAM_OF_LOSSES].flatMap((each) => companion(lost, each, context));
  return [...onBothBases(direct), ...upstream, ...(use.item === DISTRICT_HEAT ? losses : [])];
}

interface FuelFields extends Period {
  readonly fuel: string;
  readonly amount: number;
  readonly units: string;
  readonly quantity: number;
  readonly manual_energy: boolean;
  readonly energy_used: number | null;
  readonly energy_units: string | null;
}

/** Calculates amount times quantity, or the energy as stated. */
export const fuel: Calculator = (activity, context) => {
  const record = activity as unknown as FuelFields;
  const { from, to, amount, units, quantity } = record;
  const kind = { from, to, fuel: record.fuel };
  if (record.manual_energy) {
    const energyUnits = record.energy_units ?? 'kWh';
    const energy = exact(record.energy_used ?? 0);
    const inputs = [
      multiplyBy('Energy used', energy, energyUnits),
      infoInput('Amount', `${amount} × ${quantity}`, units),
    ];
    return fuelCombustion({ ...kind, quantity: energy, units: energyUnits, inputs }, context);
  }
  const inputs = [multiplyBy('Amount', amount, units), multiplyBy('Quantity', quantity)];
  return fuelCombustion({ ...kind, quantity: exact(amount).times(quantity), units, inputs }, context);
};
