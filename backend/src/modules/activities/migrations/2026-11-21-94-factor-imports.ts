import { column, companyRow, type Migration } from '../../../platform/store/schema';

/** Imports of the operator, and imported rates. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('factor_imports', {
    columns: {
      ...companyRow,
      name: column.text(255),
      state: column.text(100),
      job_id: column.text(64, true),
      file_id: column.text(64),
      year: column.optionalInteger,
      plan: column.longText,
      digest: column.text(64, true),
      faults: column.longText,
      message: column.text(300, true),
      decided_by: column.text(254, true),
    },
    primaryKey: ['company_id', 'id'],
  });
  await schema.createTable('imported_rates', {
    columns: {
      import_id: column.text(64),
      place: column.integer,
      imported_on: column.integer,
      kind: column.text(20),
      currency: column.text(3),
      other: column.text(3),
      year: column.integer,
      value: column.text(40),
      source: column.longText,
    },
    primaryKey: ['import_id', 'place'],
  });
};
