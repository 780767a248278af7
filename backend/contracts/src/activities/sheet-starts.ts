import { type ActivityType, facetsOf } from './activity-types';

/** Returns the values that a sheet row of the type may omit, in addition to the defaults of the type. */
export const sheetStarts = (type: ActivityType) => facetsOf(type).sheetStart ?? {};
