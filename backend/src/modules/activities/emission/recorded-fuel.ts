import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import { DAY } from '@lichen/contracts/formats/days';
import type { Period } from './periods';

/** Days around a journey within which fuel counts as its fuel: it is bought before the journey or billed after it. */
export const BESIDE_DAYS = 31;

/** A fuel or charging record of a vehicle that is applied and whose figure is used. */
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

/** Share of a journey that the vehicle's fuel records already count: all of it, only its electricity, or none. */
export type CountedElsewhere = 'all' | 'current' | null;

/** Fuels whose kilowatt-hours are electricity; those of others are the energy of the fuel, or of no known one. */
const ALSO_CHARGED: readonly string[] = ['plug_in_hybrid', 'hybrid'];

/** Tells whether the record is of charging, in hours or in kilowatt-hours. */
export const isCharging = ({ fuel_type, fuel_units }: { fuel_type: string; fuel_units?: string | null }): boolean =>
  fuel_type === ELECTRIC_FUEL || (fuel_units === 'kWh' && ALSO_CHARGED.includes(fuel_type));

/** Returns the amount that is calculated: hours for electricity of a battery vehicle, else the quantity. */
export const amountTaken = ({ fuel_type, quantity, fuel_units, number_of_hours }: Taken) =>
  fuel_type === ELECTRIC_FUEL
    ? { amount: number_of_hours ?? 0, units: 'hours' }
    : { amount: quantity ?? 0, units: fuel_units ?? '' };

/** Tells whether the record states a distance, which is calculated like a journey, instead of fuel. */
export const isDistance = ({ fuel_type, fuel_units }: Pick<Taken, 'fuel_type' | 'fuel_units'>): boolean =>
  fuel_type !== ELECTRIC_FUEL && (fuel_units === 'km' || fuel_units === 'mile');

/** Tells whether the record has an amount of fuel or charging; a zero or a distance counts for no journey. */
export const isTaken = (record: Taken): boolean => amountTaken(record).amount > 0 && !isDistance(record);

/** Returns the period in which fuel records count for a journey. */
export const daysBeside = ({ from, to }: Period): Period => ({
  from: from - BESIDE_DAYS * DAY,
  to: to + BESIDE_DAYS * DAY,
});

/** Returns the fuel records that count for a journey, nearest first, then earliest. */
export function fuelBeside<F extends RecordedFuel>(journey: Period, fuel: readonly F[]): F[] {
  const { from, to } = daysBeside(journey);
  const away = ({ day }: F) => Math.max(journey.from - day, day - journey.to, 0);
  return fuel
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => away(a) - away(b) || a.day - b.day || (a._id < b._id ? -1 : 1));
}

/**
 * Returns how much of a journey the vehicle's fuel records already count. Fuel counts for the whole journey; charging
 * alone counts for its electricity, which is only part of the energy of a plug-in hybrid.
 */
export function countedElsewhere(journey: Period, fuel: readonly RecordedFuel[]): CountedElsewhere {
  const beside = fuelBeside(journey, fuel);
  if (beside.length === 0) return null;
  return beside.every((each) => each.isCharging) ? 'current' : 'all';
}
