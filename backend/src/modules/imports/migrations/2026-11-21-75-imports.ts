import { type Migration, column, companyRow } from '../../../platform/store/schema';

/** Imports of files, and their rows. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('imports', {
    columns: {
      ...companyRow,
      name: column.text(255),
      activity: column.text(60),
      file_id: column.text(64),
      state: column.text(100),
      job_id: column.text(64, true),
      columns: column.longText,
      header_row: column.optionalInteger,
      merged_headers: column.longText,
      empty_rows: column.optionalInteger,
      from_1904: column.integer,
      settings: column.longText,
      fixes: column.longText,
      repairs: column.longText,
      rows: column.integer,
      new_rows: column.integer,
      existing_rows: column.integer,
      error_rows: column.integer,
      existing: column.text(100, true),
      reached: column.integer,
      created: column.integer,
      updated: column.integer,
      kept: column.integer,
      total_ug: column.integer,
      message: column.text(500, true),
    },
    primaryKey: ['company_id', 'id'],
  });
  await schema.createTable('import_rows', {
    columns: {
      ...companyRow,
      import_id: column.text(64),
      place: column.integer,
      cells: column.longText,
      verdict: column.text(100),
      problems: column.longText,
      activity_id: column.text(64, true),
      co2_ug: column.optionalInteger,
      replaced: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      import_rows_place: ['company_id', 'import_id', 'place'],
      import_rows_verdict: ['company_id', 'import_id', 'verdict', 'place'],
      import_rows_activity: ['company_id', 'import_id', 'activity_id'],
    },
  });
};
