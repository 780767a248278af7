import { type ActivityType, facetsOf } from './activity-types';

/** Values that a row may omit, beside the defaults of its type. */
export const sheetStarts = (type: ActivityType) => facetsOf(type).sheetStart ?? {};
