import { type Migration, column } from '../store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('removed_records', {
    columns: {
      company_id: column.id,
      entity_name: column.text(80),
      record_id: column.id,
      record: column.longText,
      dependents: column.longText,
      removed_on: column.integer,
    },
    primaryKey: ['company_id', 'entity_name', 'record_id'],
    indexes: { removed_records_age: ['removed_on'] },
  });
