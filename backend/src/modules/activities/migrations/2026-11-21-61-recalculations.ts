import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('recalculations', {
    columns: {
      ...companyRow,
      state: column.text(100),
      job_id: column.text(64, true),
      activity: column.text(60, true),
      location_id: column.text(64, true),
      start_date: column.optionalInteger,
      end_date: column.optionalInteger,
      seen: column.integer,
      changed: column.integer,
      written: column.integer,
      stale: column.integer,
      difference: column.longText,
      decided_by: column.text(254, true),
    },
    primaryKey: ['company_id', 'id'],
  });
  await schema.createTable('recalculation_changes', {
    columns: {
      ...companyRow,
      recalculation_id: column.text(64),
      activity_id: column.text(64),
      activity_type: column.text(60),
      location_id: column.text(64, true),
      before_ug: column.integer,
      after_ug: column.integer,
      moved_ug: column.integer,
      digest: column.text(64),
      state: column.text(100),
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      recalculation_changes_next: ['company_id', 'recalculation_id', 'state', 'id'],
      recalculation_changes_moved: ['company_id', 'recalculation_id', 'moved_ug', 'id'],
    },
  });
};
