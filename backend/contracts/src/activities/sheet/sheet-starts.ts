import type { ActivityType } from '../activity-types';

/** Values that a row may omit, beside the defaults of its type. */
const STARTS: Partial<Record<ActivityType, Readonly<Record<string, string | number | boolean>>>> = {
  electricity_activitys: { renewable_amount: 0 },
};

export const sheetStarts = (type: ActivityType) => STARTS[type] ?? {};
