import { column, type Migration } from '../../../platform/store/schema';

/** The recalculation job that the last change of a location's grid started; null for earlier changes. */
export const up: Migration['up'] = (schema) =>
  schema.addColumn('locations', 'recalculation_job_id', column.text(64, true));
