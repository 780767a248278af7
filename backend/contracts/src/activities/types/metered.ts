import type { ActivityType } from '../activity-types';

/** Types whose records follow each other without a hole: a meter or a source that is read again and again. */
export const METERED_TYPES = [
  'electricity_activitys',
  'fuel_activitys',
  'water_activitys',
  'discharge_activitys',
  'power_activitys',
] as const satisfies readonly ActivityType[];

export const isMetered = (type: string): boolean => (METERED_TYPES as readonly string[]).includes(type);
