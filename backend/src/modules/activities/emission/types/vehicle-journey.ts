import { problem } from '@lichen/contracts/activities/calculation-problems';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { CalculationContext, Calculator, ComponentResult } from '../calculation';
import { NOTES } from '../explanation/notes';
import type { Period } from '../periods';
import { vehicleDriving, withNote, withVehicleLocation, missingVehicleFigure } from '../vehicle-use';
import { byHours } from './vehicle-fuel';

interface Journey extends Period {
  readonly distance: number;
  readonly units: 'km' | 'miles' | 'hours';
}

/** Distance by type and fuel, or hours of a vehicle whose consumption is known. Recorded fuel comes before both. */
export const vehicleJourney: Calculator = (activity, around) => {
  const context = withVehicleLocation(around);
  const results = figuresOf(activity as unknown as Journey, context);
  return context.fuelIsRecorded ? results.flatMap(shownOnly) : results;
};

function figuresOf({ from, to, distance, units }: Journey, context: CalculationContext): readonly ComponentResult[] {
  const subject = { subject: ACTIVITY_TYPES.vehicle_journeys, from, to };
  const { type = '', fuel_type = '' } = context.vehicle ?? {};
  if (units !== 'hours') return vehicleDriving({ ...subject, distance, units, type, fuel_type }, context);
  if (fuel_type === ELECTRIC_FUEL) return byHours(subject, distance, context);
  return [missingVehicleFigure(subject, 'hours', problem('nothingPerHour'))];
}

/** Outside every total: the market-based figure would stand in one, so it is left out. */
const shownOnly = (result: ComponentResult): readonly ComponentResult[] =>
  isMarketBased(result) ? [] : [{ ...withNote(result, NOTES.fuelRecorded), scope: 'no_scope', scope3_category: null }];
