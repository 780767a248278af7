import { column, type Migration } from '../../../platform/store/schema';

/** The work that followed the last change of a location's grid; nothing followed those of before. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('locations', 'recalculation_job_id', column.text(64, true));
