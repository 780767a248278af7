import { ACTIVITY_TYPES, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import type { Formats } from '@lichen/kit';
import type { Activity } from './ActivityFacts';

/** English name of the type of an activity; shown translated. */
export const typeName = ({ activity_type }: { activity_type: string }): string =>
  ACTIVITY_TYPES[activity_type as keyof typeof ACTIVITY_TYPES] ?? activity_type;

interface Shown {
  activity_type: string;
  /** None of an activity without days. */
  emission_calc: Activity['emission_calc'] | null;
}

/** Kilograms of the headline. Of a type that causes nothing there is none to explain, unless somebody has added one. */
export function figureKg({ activity_type, emission_calc }: Shown): number | null {
  const kg = emission_calc?.CO2 ?? null;
  return kg === 0 && isWithoutEmissions(activity_type) ? null : kg;
}

/** Unit of the headline; nothing where there is none. */
export const unitOf = (row: Shown & { err_msg: string | null }, { unit }: Pick<Formats, 'unit'>): string =>
  row.err_msg || figureKg(row) === null ? '' : unit;
