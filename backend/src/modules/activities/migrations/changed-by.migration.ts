import { type Migration, column } from '../../../platform/store/schema';

/** Who changed an activity last, for the filter by people; empty as long as nobody has. */
export const changedBy: Migration = {
  name: '2026-11-21-91-activities-changed-by',
  up: (schema) => schema.addColumn('activities', 'updated_by', column.text(64, true)),
};
