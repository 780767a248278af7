import { problem } from '@lichen/contracts/activities/calculation-problems';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { Calculator, ComponentResult, SetAside } from '../../calculation';
import { LOSSES } from '../../companions';
import { NOTES } from '../../explanation/notes';
import type { Period } from '../../periods';
import { noted } from '../../vehicles/vehicle-notes';
import { vehicleDriving, withVehicleLocation, missingVehicleFigure } from '../../vehicles/vehicle-use';
import { byHours } from './vehicle-fuel';

interface Journey extends Period {
  readonly distance: number;
  readonly units: 'km' | 'miles' | 'hours';
}

/** Calculates by distance with type and fuel, or by hours of an electric vehicle at its power rating. */
export const vehicleJourney: Calculator = (activity, around) => {
  const { from, to, distance, units } = activity as unknown as Journey;
  const context = withVehicleLocation(around);
  const subject = { subject: ACTIVITY_TYPES.vehicle_journeys, from, to };
  const { type = '', fuel_type = '' } = context.vehicle ?? {};
  if (units !== 'hours') return vehicleDriving({ ...subject, distance, units, type, fuel_type }, context);
  if (fuel_type === ELECTRIC_FUEL) return byHours(subject, distance, context);
  return [missingVehicleFigure(subject, 'hours', problem('nothingPerHour'))];
};

/**
 * Tells whether a result is of electricity or its grid losses. Upstream emissions of a plug-in hybrid belong to its
 * fuel.
 */
const isCurrent = ({ component, scope }: ComponentResult): boolean =>
  scope === 'scope_2' || component === LOSSES.component;

/** Moves a result outside the scopes, so that it is shown but in no total; market-based ones are dropped. */
function shown(result: ComponentResult, note: string): readonly ComponentResult[] {
  if (isMarketBased(result)) return [];
  return [{ ...noted(result, note), scope: 'no_scope', scope3_category: null }];
}

/** Moves the figures of a journey that recorded fuel already counts outside the scopes. */
export const journeyBesideFuel: SetAside = (results, { countedElsewhere = null, vehicle }) => {
  if (countedElsewhere === null) return results;
  const isElectric = vehicle?.fuel_type === ELECTRIC_FUEL;
  return results.flatMap((result) => {
    if (countedElsewhere === 'all') return shown(result, NOTES.besideFuel);
    return isElectric || isCurrent(result) ? shown(result, NOTES.besideCharging) : [result];
  });
};
