import { type Migration, column } from '../../../platform/store/schema';

/** Answered questions of an import. Questions that were answered earlier are not shown again. */
export const up: Migration['up'] = (schema) => schema.addColumn('imports', 'answered', column.longText);
