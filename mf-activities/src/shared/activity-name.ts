import { ACTIVITY_TYPES, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import type { Formats } from '@lichen/kit';
import type { Activity } from './ActivityFacts';

/** Returns the English name of an activity's type, to be translated. */
export const typeName = ({ activity_type }: { activity_type: string }): string =>
  ACTIVITY_TYPES[activity_type as keyof typeof ACTIVITY_TYPES] ?? activity_type;

interface Shown {
  activity_type: string;
  /** Missing for an activity without a period. */
  emission_calc: Activity['emission_calc'] | null;
}

/** Returns the headline in kilograms; null for a type without emissions, unless a figure was added by hand. */
export function figureKg({ activity_type, emission_calc }: Shown): number | null {
  const kg = emission_calc?.CO2 ?? null;
  return kg === 0 && isWithoutEmissions(activity_type) ? null : kg;
}

/** Returns the unit of the headline; empty where there is no figure. */
export const unitOf = (row: Shown & { err_msg: string | null }, { unit }: Pick<Formats, 'unit'>): string =>
  row.err_msg || figureKg(row) === null ? '' : unit;
