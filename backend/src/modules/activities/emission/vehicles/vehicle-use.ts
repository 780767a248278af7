import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { CalculationContext, ComponentResult } from '../calculation';
import { LOSSES, onBothBases, UPSTREAM, withCompanions } from '../companions';
import { QUALITY } from '../data-quality';
import { exact, ZERO } from '../exact';
import { notFound } from '../published/factor-choice';
import { companion, type FactorUse, resultOf } from '../published/from-factors';
import { multiplyBy, infoInput } from '../inputs';
import { NOTES } from '../explanation/notes';
import type { Period } from '../periods';
import { countryRegions } from '../published/regions';
import { fuelAlone, isFuelAlone } from './upstream-of-fuel';
import { batteryPower, gridAbroad } from './vehicle-energy';
import { noted } from './vehicle-notes';

/** Line of the inventory for fuel that own vehicles burn. */
export const VEHICLE_FUEL = { component: 'direct', scope: 'scope_1' } as const;
const VEHICLE_CHARGING = { component: 'direct', scope: 'scope_2', scope2_basis: 'location' } as const;
/** Code of the vehicles that both burn fuel and are charged. */
export const PLUG_IN = 'plug_in_hybrid';

interface Subject extends Period {
  /** Name to display, such as 'Vehicle journey'. */
  readonly subject: string;
}

/** Returns the context with the vehicle's location where the activity has none. */
export const withVehicleLocation = (context: CalculationContext): CalculationContext =>
  context.location ? context : { ...context, location: context.vehicle?.location ?? null };

/** Returns a vehicle's result without a figure, for the given problem. */
export const missingVehicleFigure = ({ subject, from, to }: Subject, unit: string, err: CalcProblem): ComponentResult =>
  resultOf(
    { subject, from, to, inputs: [], quantity: ZERO, units: unit, data_quality: QUALITY.measured },
    VEHICLE_FUEL,
    '',
    unit,
    {
      err,
    },
  );

interface Driven extends Subject {
  readonly distance: number;
  readonly units: 'km' | 'miles';
  readonly type: string;
  readonly fuel_type: string;
}

/**
 * Returns distance times the factor of vehicle type and fuel: fuel in scope 1, electricity in scope 2, a plug-in hybrid
 * in both. Outside the United Kingdom, electricity is kWh per distance times the factor of the own grid.
 */
export function vehicleDriving(trip: Driven, context: CalculationContext): readonly ComponentResult[] {
  const { subject, from, to, distance, units, type, fuel_type } = trip;
  const regions = countryRegions(context);
  const entry = context.library.entry('vehicle_types', `${type}_${fuel_type}`);
  if (!entry) return [missingVehicleFigure(trip, units, notFound(`${type} (${fuel_type})`, regions[0] ?? '', from))];
  const use = {
    subject,
    from,
    to,
    family: 'vehicle',
    item: entry.factor_item,
    regions,
    quantity: exact(distance),
    units,
    inputs: [
      multiplyBy('Distance', distance, units),
      infoInput('Vehicle type', type),
      infoInput('Fuel type', fuel_type),
    ],
    data_quality: QUALITY.proxy,
  } as const;
  const grid = gridAbroad(context);
  if (fuel_type === ELECTRIC_FUEL && grid !== null) return batteryPower(use, grid, context);
  if (fuel_type === ELECTRIC_FUEL) return powered(withCompanions(use, VEHICLE_CHARGING, [LOSSES, UPSTREAM], context));
  const burnt = withCompanions(use, VEHICLE_FUEL, [UPSTREAM], context);
  if (fuel_type !== PLUG_IN) return burnt;
  const power = grid === null ? null : batteryPower(use, grid, context);
  const chargingHasUpstream = context.countedElsewhere === 'current' && (power === null || power.some(isUpstream));
  const burning = chargingHasUpstream ? burnt.flatMap((each) => ofFuel(each, use, context)) : burnt;
  if (power) return [...burning.map(withPowerUpstream), ...besideFuel(power)];
  return [...burning, ...powered(withCompanions(use, VEHICLE_CHARGING, [LOSSES], context), true)];
}

/** Tells whether upstream emissions are published: charging on a grid without them stands for none of a journey. */
const isUpstream = ({ component, outcome }: ComponentResult): boolean => component === 'wtt' && !('err' in outcome);

/** Returns upstream emissions without those of the power, which the recorded charging has. */
function ofFuel(result: ComponentResult, use: FactorUse, context: CalculationContext): readonly ComponentResult[] {
  if (result.component !== 'wtt') return [result];
  const { region, isStandIn } = result;
  const [alone] = companion({ ...use, item: fuelAlone(use.item), regions: [region], isStandIn }, UPSTREAM, context);
  return [alone ? noted(alone, NOTES.upstreamOfFuel) : result];
}

const isOfFuel = ({ outcome }: ComponentResult): boolean =>
  !('err' in outcome) && outcome.parts.some(({ factor_id }) => isFuelAlone(factor_id));

const withPowerUpstream = (result: ComponentResult): ComponentResult =>
  result.component === 'wtt' && !isOfFuel(result) ? noted(result, NOTES.plugInUpstream) : result;

/**
 * Keeps the direct figures and the losses: upstream emissions of a plug-in hybrid are published for fuel and power
 * together.
 */
const besideFuel = (power: readonly ComponentResult[]): readonly ComponentResult[] =>
  power.filter(({ component }) => component === 'direct' || component === 'td');

/**
 * Returns scope 2 on both bases; beside fuel, it drops the note on missing upstream figures, which the fuel includes.
 */
function powered(results: readonly ComponentResult[], isBesideFuel = false): readonly ComponentResult[] {
  const [direct, ...others] = results;
  if (!direct) return [];
  const plain = isBesideFuel ? withoutNote(direct, NOTES.noUpstream) : direct;
  return [...onBothBases(plain), ...others];
}

function withoutNote(result: ComponentResult, note: string): ComponentResult {
  if ('err' in result.outcome) return result;
  return { ...result, outcome: { ...result.outcome, note: result.outcome.note?.replace(note, '').trim() || null } };
}
