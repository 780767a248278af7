import { column, companyRow, type Migration } from '../../../platform/store/schema';

/** People responsible for the records of a type at a location. */
export const up: Migration['up'] = (schema) =>
  schema.createTable('coverage_owners', {
    columns: {
      ...companyRow,
      location_id: column.id,
      activity_type: column.text(100),
      user_id: column.id,
    },
    primaryKey: ['company_id', 'id'],
    unique: { coverage_owners_source: ['company_id', 'location_id', 'activity_type'] },
    indexes: { coverage_owners_user: ['company_id', 'user_id'] },
  });
