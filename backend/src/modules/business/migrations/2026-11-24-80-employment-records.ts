import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('employment_records', {
    columns: {
      ...companyRow,
      profile_id: column.id,
      location_id: column.id,
      start_date: column.integer,
      end_date: column.optionalInteger,
      employment_status: column.text(100, true),
      role: column.text(50, true),
      salary: column.optionalInteger,
      hourly_pay: column.optionalInteger,
      salary_currency: column.text(100),
      warning: column.text(100, true),
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      employment_records_profile: ['company_id', 'profile_id', 'start_date'],
      employment_records_status: ['company_id', 'employment_status', 'start_date', 'end_date'],
    },
  });
