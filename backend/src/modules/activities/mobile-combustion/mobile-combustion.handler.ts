import {
  COMBUSTION_DEFAULTS,
  DRIVEN_UNITS,
  type MobileCombustionAnswer,
  mobileCombustion,
} from '@lichen/contracts/activities/factors/mobile-combustion.call';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { type FieldErrors, invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { z } from 'zod';
import { handler } from '../../../platform/module';
import { sha256 } from '../../../platform/sha256';
import type { CalculationContext } from '../emission/calculation';
import { calculationRow } from '../emission/calculation-row';
import { calculate } from '../types/calculate';
import type { FactorLibrary } from '../emission/published/factor';
import { factorsOfAccount } from '../factors/own-factors.query';

type Input = z.infer<(typeof mobileCombustion)['input']>;

/** Item of the average heavy goods vehicle. */
const HEAVY = 'average_lorry';

const vehicleOf = ({ Vehicle_Type }: Input): string =>
  Vehicle_Type === COMBUSTION_DEFAULTS.Vehicle_Type ? HEAVY : Vehicle_Type;
const isDriven = ({ Activity_Type }: Input): boolean => Activity_Type === COMBUSTION_DEFAULTS.Activity_Type;

function errorsOf(input: Input, library: FactorLibrary): FieldErrors {
  const isWay = DRIVEN_UNITS.some((unit) => unit === input.Unit_of_Fuel);
  const isKnown =
    !isDriven(input) || Boolean(library.entry('vehicle_types', `${vehicleOf(input)}_${input.Fuel_Source}`));
  // An electric vehicle burns no fuel.
  const isBurning = input.Fuel_Source !== ELECTRIC_FUEL;
  return {
    ...(isWay === isDriven(input) ? {} : { Unit_of_Fuel: FIELD_TEXTS.choice }),
    ...(isBurning && isKnown ? {} : { [isBurning ? 'Vehicle_Type' : 'Fuel_Source']: FIELD_TEXTS.choice }),
  };
}

/** Returns the figure of a journey or of fuel on the day. */
function combusted(input: Input, day: number, context: CalculationContext): MobileCombustionAnswer {
  const days = { from: day, to: day };
  const { Activity_Amount: amount, Unit_of_Fuel: units, Fuel_Source: fuel_type } = input;
  const results = isDriven(input)
    ? calculate('vehicle_journeys', { ...days, distance: amount, units }, context)
    : calculate(
        'vehicle_activitys',
        { ...days, fuel_type, quantity: amount, fuel_units: units, number_of_hours: null },
        context,
      );
  const burnt = results.find(({ component, scope }) => component === 'direct' && scope === 'scope_1');
  if (!burnt) return { emissions: null, units: 'kg', factor: null, err: FIELD_TEXTS.choice };
  const { CO2, err_msg, factor_label } = calculationRow(burnt, context.library, sha256);
  return { emissions: CO2, units: 'kg', factor: factor_label, ...(err_msg === null ? {} : { err: err_msg }) };
}

/** Calculates without storing anything; throws `invalid` (400) with errors by field. */
export const mobileCombustionCall = (library: FactorLibrary) =>
  handler(mobileCombustion, async ({ input, read, context }): Promise<MobileCombustionAnswer> => {
    const errors = errorsOf(input, library);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const [company, profile] = await Promise.all([
      read(account).find(context.companyId),
      read(companyProfile).find(context.companyId),
    ]);
    const factors = await factorsOfAccount(read, library, company);
    const location = { country: profile?.country ?? null };
    return combusted(input, context.today, {
      ...factors,
      yearRule: company?.factor_year_rule ?? 'blended',
      location,
      vehicle: { type: vehicleOf(input), fuel_type: input.Fuel_Source, location },
    });
  });
