import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { CalculationContext, ComponentResult } from '../calculation';
import { LOSSES, onBothBases, UPSTREAM, withCompanions } from '../companions';
import { purchasedPower } from '../types/electricity/electricity';
import { QUALITY } from '../data-quality';
import { type Exact, exact, roundedBasis, ZERO } from '../exact';
import { notFound } from '../published/factor-choice';
import { resultOf } from '../published/from-factors';
import { multiplyBy, infoInput } from '../inputs';
import { joined, NOTES } from '../explanation/notes';
import type { Period } from '../periods';
import { countryRegions } from '../published/regions';
import { batteryPower, gridAbroad } from './vehicle-energy';

export const VEHICLE_FUEL = { component: 'direct', scope: 'scope_1' } as const;
const VEHICLE_CHARGING = { component: 'direct', scope: 'scope_2', scope2_basis: 'location' } as const;
export const PLUG_IN = 'plug_in_hybrid';

interface Subject extends Period {
  /** Name for people: 'Vehicle journey'. */
  readonly subject: string;
}

/** A vehicle is calculated where it was used, else where it stands. */
export const withVehicleLocation = (context: CalculationContext): CalculationContext =>
  context.location ? context : { ...context, location: context.vehicle?.location ?? null };

/** No figure of a vehicle, and why. */
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

interface Charging extends Subject {
  readonly kWh: Exact;
  readonly inputs: readonly CalcInput[];
}

/** Current on the grid of the place, as any other power that is bought. */
export function vehicleCharging({ subject, from, to, kWh, inputs }: Charging, context: CalculationContext) {
  const grid = context.location?.electricity_grid ?? '';
  const use = {
    from,
    to,
    amount: roundedBasis(kWh),
    units: 'kWh',
    kWh,
    renewable: ZERO,
    instrument: null,
    supplierFactor: null,
    selfProduced: false,
    grid,
    inputs: [...inputs, infoInput('Electricity grid', grid)],
  };
  return purchasedPower(use, context).map((result) => withNote({ ...result, subject }, NOTES.chargedElsewhere));
}

/** Adds a note to a direct figure; other components and failed results stay as they are. */
export const withNote = (result: ComponentResult, note: string | null): ComponentResult =>
  result.component === 'direct' ? noted(result, note) : result;

/** Adds a note to a figure; a failed result stays as it is. */
export const noted = (result: ComponentResult, note: string | null): ComponentResult =>
  'err' in result.outcome
    ? result
    : { ...result, outcome: { ...result.outcome, note: joined([result.outcome.note, note]) } };

interface Driven extends Subject {
  readonly distance: number;
  readonly units: 'km' | 'miles';
  readonly type: string;
  readonly fuel_type: string;
}

/**
 * Distance times the factor of the type and its fuel: fuel in scope 1, current in scope 2, a plug-in hybrid in both.
 * Current is that of the grid where the vehicle is charged: outside the United Kingdom kWh per distance times that grid.
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
  const burning = withCompanions(use, VEHICLE_FUEL, [UPSTREAM], context);
  if (fuel_type !== PLUG_IN) return burning;
  if (grid !== null) return [...burning.map(withPowerUpstream), ...besideFuel(batteryPower(use, grid, context))];
  return [...burning, ...powered(withCompanions(use, VEHICLE_CHARGING, [LOSSES], context), true)];
}

const withPowerUpstream = (result: ComponentResult): ComponentResult =>
  result.component === 'wtt' ? noted(result, NOTES.plugInUpstream) : result;

/** Upstream of a plug-in hybrid is published per distance, for its fuel and its power together. */
const besideFuel = (power: readonly ComponentResult[]): readonly ComponentResult[] =>
  power.filter(({ component }) => component === 'direct' || component === 'td');

/** Scope 2 on both bases; what is published upstream of a plug-in hybrid stands with its fuel already. */
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
