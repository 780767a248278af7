import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import { DAY } from '@lichen/contracts/formats/days';
import type { Period } from './periods';

/** Fuel is taken before it is driven and paid for after: a tank or a monthly bill belongs to the journeys around it. */
export const BESIDE_DAYS = 31;

/** Fuel or current that a vehicle took on a day, and that counts: its record is applied and its figure is used. */
export interface RecordedFuel {
  readonly _id: string;
  readonly day: number;
  readonly isCharging: boolean;
}

interface Taken {
  readonly fuel_type: string;
  readonly quantity?: number | null;
  readonly fuel_units?: string | null;
  readonly number_of_hours?: number | null;
}

/** What of a journey its vehicle's records count already: all of it, its current alone, or nothing. */
export type CountedElsewhere = 'all' | 'current' | null;

/** Fuels that are burnt alone: kilowatt-hours of them are the energy of the fuel, and no current. */
const BURNT_ALONE: readonly string[] = ['diesel', 'petrol', 'cng', 'lpg'];

/** Current taken, whether it was told by the hour or in kilowatt-hours. */
export const isCharging = ({ fuel_type, fuel_units }: { fuel_type: string; fuel_units?: string | null }): boolean =>
  fuel_type === ELECTRIC_FUEL || (fuel_units === 'kWh' && !BURNT_ALONE.includes(fuel_type));

/** What was taken, as it is calculated: current of a battery vehicle by the hour, anything else by its quantity. */
export const amountTaken = ({ fuel_type, quantity, fuel_units, number_of_hours }: Taken) =>
  fuel_type === ELECTRIC_FUEL
    ? { amount: number_of_hours ?? 0, units: 'hours' }
    : { amount: quantity ?? 0, units: fuel_units ?? '' };

/** A record of nothing stands for no journey. */
export const isTaken = (record: Taken): boolean => amountTaken(record).amount > 0;

/** Days on which fuel counts a journey already. */
export const daysBeside = ({ from, to }: Period): Period => ({
  from: from - BESIDE_DAYS * DAY,
  to: to + BESIDE_DAYS * DAY,
});

/** The records that count a journey already: the nearest comes first, of equally near ones the earlier. */
export function fuelBeside<F extends RecordedFuel>(journey: Period, fuel: readonly F[]): F[] {
  const { from, to } = daysBeside(journey);
  const away = ({ day }: F) => Math.max(journey.from - day, day - journey.to, 0);
  return fuel
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => away(a) - away(b) || a.day - b.day || (a._id < b._id ? -1 : 1));
}

/**
 * The rule for journeys beside fuel, over the records of one vehicle. Fuel stands for the whole journey; charging for
 * the current of it, which is part of what a plug-in hybrid drives on.
 */
export function countedElsewhere(journey: Period, fuel: readonly RecordedFuel[]): CountedElsewhere {
  const beside = fuelBeside(journey, fuel);
  if (beside.length === 0) return null;
  return beside.every((each) => each.isCharging) ? 'current' : 'all';
}
