import { problem } from '@lichen/contracts/activities/calculation-problems';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { CalculationContext, Calculator, ComponentResult } from '../../calculation';
import { withCompanions } from '../../companions';
import { QUALITY } from '../../data-quality';
import { exact } from '../../exact';
import { multiplyBy, infoInput } from '../../inputs';
import { isCharging, isDistance } from '../../recorded-fuel';
import { NOTES } from '../../explanation/notes';
import type { Period } from '../../periods';
import { countryRegions } from '../../published/regions';
import { vehicleCharging } from '../../vehicles/vehicle-charging';
import { VEHICLE_FUEL, vehicleDriving, withVehicleLocation, missingVehicleFigure } from '../../vehicles/vehicle-use';
import { fuelCombustion } from '../buildings/fuel';

/** Entries of vehicle fuels in the list of fuels: pump fuels, blended with biofuel. */
const AT_THE_PUMP: Readonly<Record<string, string>> = {
  diesel: 'Diesel (average biofuel blend)',
  petrol: 'Petrol (average biofuel blend)',
  hybrid: 'Petrol (average biofuel blend)',
  plug_in_hybrid: 'Petrol (average biofuel blend)',
  cng: 'CNG',
  lpg: 'LPG',
};
const HYBRIDS = ['hybrid', 'plug_in_hybrid'];

interface FuelTaken extends Period {
  readonly subject: string;
  readonly fuel_type: string;
  readonly quantity: number;
  readonly fuel_units: string;
  readonly number_of_hours: number | null;
}

/** Calculates by volume or energy of the fuel, by electricity, or by distance where the fuel is recorded that way. */
export const vehicleFuel: Calculator = (activity, around) => {
  const context = withVehicleLocation(around);
  const record = { ...(activity as unknown as FuelTaken), subject: ACTIVITY_TYPES.vehicle_activitys };
  const { subject, from, to, fuel_type, fuel_units: units } = record;
  const quantity = record.quantity ?? 0;
  if (fuel_type === ELECTRIC_FUEL) return byHours(record, record.number_of_hours ?? 0, context);
  if (isCharging(record))
    return vehicleCharging(
      { subject, from, to, kWh: exact(quantity), inputs: [multiplyBy('Quantity', quantity, 'kWh')] },
      context,
    );
  if (isDistance(record)) {
    const trip = { subject, from, to, distance: quantity, units: units === 'km' ? 'km' : 'miles', fuel_type } as const;
    return vehicleDriving({ ...trip, type: context.vehicle?.type ?? '' }, context);
  }
  return byAmount({ ...record, quantity }, context);
};

/** Returns the figures of charging for a number of hours at the vehicle's power rating. */
export function byHours(
  { subject, from, to }: Pick<FuelTaken, 'subject' | 'from' | 'to'>,
  hours: number,
  context: CalculationContext,
): readonly ComponentResult[] {
  const rating = context.vehicle?.power_rating ?? null;
  if (rating === null) return [missingVehicleFigure({ subject, from, to }, 'kWh', problem('noRating'))];
  const inputs = [multiplyBy('Number of hours', hours, 'hours'), multiplyBy('Power rating, kWh', rating)];
  return vehicleCharging({ subject, from, to, kWh: exact(hours).times(rating), inputs }, context);
}

function byAmount(record: FuelTaken, context: CalculationContext): readonly ComponentResult[] {
  const { subject, from, to, fuel_type, quantity, fuel_units: units } = record;
  const fuel = AT_THE_PUMP[fuel_type];
  if (!fuel) return [missingVehicleFigure(record, units, problem('unknownFuel'))];
  const petrol = HYBRIDS.includes(fuel_type) && NOTES.hybridPetrol;
  const inputs = [multiplyBy('Quantity', quantity, units), infoInput('Fuel', fuel)];
  const what = { from, to, quantity: exact(quantity), units, inputs };
  const [region = ''] = countryRegions(context);
  const item = `fuel_${HYBRIDS.includes(fuel_type) ? 'petrol' : fuel_type}`;
  const use = { ...what, subject, family: 'vehicle', item, regions: [region], data_quality: QUALITY.measured } as const;
  const onRoad = withCompanions(
    use,
    VEHICLE_FUEL,
    [],
    context,
    [petrol, NOTES.roadCarbonOnly].filter(Boolean).join(' '),
  );
  if (onRoad.some(({ outcome }) => !('err' in outcome))) return onRoad;
  return fuelCombustion({ ...what, fuel }, context, petrol || undefined).map((result) => ({ ...result, subject }));
}
