import { DECIMALS } from '@lichen/contracts/entity/fields';
import { inclusiveDays, yearBounds } from '@lichen/contracts/formats/days';
import { convert } from '../emission/conversion';
import { type Exact, Exact as ExactNumber, exact, sum } from '../emission/exact';

/** An entry with an amount, its unit and its days. */
export interface Recorded extends Readonly<Record<string, unknown>> {
  readonly from: number;
  readonly to: number;
  readonly units?: string | null;
  readonly self_produced?: boolean;
}

/** Returns the share of an amount that falls into the year, by days. */
function inYear(amount: Exact, { from, to }: Recorded, year: number): Exact {
  const bounds = yearBounds(year);
  const [first, last] = [Math.max(from, bounds.from), Math.min(to, bounds.to)];
  if (first === from && last === to) return amount;
  return amount.times(inclusiveDays(first, last)).div(inclusiveDays(from, to));
}

const rounded = (value: Exact): number => Number(value.round(DECIMALS, ExactNumber.roundHalfEven));

/** Returns the share of a field within the year, converted to a unit; null where it cannot be converted. */
function partIn(units: string, year: number, record: Recorded, field: string): Exact | null {
  const amount = record[field];
  if (typeof amount !== 'number') return null;
  const converted = convert(exact(amount), record.units ?? units, units);
  return converted && inYear(converted, record, year);
}

/** Returns the sum of a field within the year; null where no entry has it. */
export function totalIn(units: string, year: number, records: readonly Recorded[], field: string): number | null {
  const parts = records.map((record) => partIn(units, year, record, field)).filter((part) => part !== null);
  return parts.length === 0 ? null : rounded(sum(parts));
}

/** Returns a fuel entry with its energy: as entered, or amount times quantity. */
function energyEntered(record: Recorded): Recorded {
  const { manual_energy, energy_used, energy_units, amount, quantity } = record;
  if (manual_energy === true) return { ...record, energy: energy_used, units: energy_units as string };
  const times = typeof quantity === 'number' ? quantity : 1;
  const energy = typeof amount === 'number' ? Number(exact(amount).times(times)) : null;
  return { ...record, energy };
}

/** Returns the energy of fuel in the year, and the number of entries that are not in units of energy. */
export function energyOf(units: string, year: number, fuel: readonly Recorded[]) {
  const entered = fuel.map(energyEntered);
  const parts = entered.map((record) => partIn(units, year, record, 'energy'));
  const known = parts.filter((part) => part !== null);
  return { total: known.length === 0 ? null : rounded(sum(known)), notCounted: parts.length - known.length };
}
