import { problem } from '@lichen/contracts/activities/calculation-problems';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { burnsFuel } from '@lichen/contracts/activities/types/buildings/power.entity';
import type { Calculator, Completion, ComponentResult } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { exact } from '../../exact';
import type { FactorLibrary } from '../../published/factor';
import { figureFromPortions, resultOf } from '../../published/from-factors';
import { multiplyBy, infoInput } from '../../inputs';
import { NOTES } from '../../explanation/notes';
import { ON_SITE, statedMultiplier } from '../../parts';
import type { Period } from '../../periods';
import { fuelCombustion } from './fuel';

const SUBJECT = ACTIVITY_TYPES.power_activitys;
const DIRECT = { component: 'direct', scope: 'scope_1' } as const;

interface PowerFields extends Period {
  readonly fuel: string | null;
  readonly amount: number | null;
  readonly units: string | null;
  readonly quantity: number | null;
  readonly generated: number | null;
  readonly used: number | null;
  readonly sold: number | null;
}

/**
 * Calculates own power generation. Burnt fuel counts as fuel; sun, wind and water cause no emissions; power sold is not
 * deducted.
 */
export const power: Calculator = (activity, { source, ...context }) => {
  const record = activity as unknown as PowerFields;
  return burnsFuel(source?.power_generation_method)
    ? fromFuel(record, source?.name ?? '', context)
    : [withoutFuel(record)];
};

/** Fills in the fuel that the power source is named after, if the activity names none. */
export const withFuelOfSource: Completion = (activity, { source, library }) =>
  activity['fuel'] || !burnsFuel(source?.power_generation_method)
    ? activity
    : { ...activity, fuel: fuelNamed(source?.name ?? '', library) };

/** Returns the fuel that a power source is named after; null if none. */
const fuelNamed = (name: string, library: FactorLibrary): string | null =>
  library.entry('fuels', name.trim()) ? name.trim() : null;

function fromFuel(record: PowerFields, name: string, context: Parameters<Calculator>[1]): readonly ComponentResult[] {
  const { from, to } = record;
  const [amount, quantity, units] = [record.amount ?? 0, record.quantity ?? 1, record.units ?? 'kWh'];
  const inputs = [multiplyBy('Amount', amount, units), multiplyBy('Quantity', quantity)];
  const whole = exact(amount).times(quantity);
  const fuel = record.fuel ?? fuelNamed(name, context.library);
  if (fuel) return fuelCombustion({ from, to, fuel, quantity: whole, units, inputs }, context);
  const use = { subject: SUBJECT, from, to, inputs, units, quantity: whole, data_quality: QUALITY.measured };
  return [resultOf(use, DIRECT, '', units, { err: problem('nameTheFuel') })];
}

function withoutFuel({ from, to, generated, used, sold, units }: PowerFields): ComponentResult {
  const quantity = exact(generated ?? 0);
  const unit = units ?? 'kWh';
  const inputs = [
    multiplyBy('Generated', quantity, unit),
    ...(used === null ? [] : [infoInput('Used', String(used), unit)]),
    ...(sold === null ? [] : [infoInput('Sold', String(sold), unit)]),
  ];
  const use = { subject: SUBJECT, from, to, inputs, units: unit, quantity, data_quality: QUALITY.measured };
  const portion = { from, to, quantity, multiplier: statedMultiplier(ON_SITE, '0', from) };
  return resultOf(use, DIRECT, '', unit, figureFromPortions([portion], NOTES.nothingBurnt));
}
