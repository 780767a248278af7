import { companyRow, type Migration, column } from '../../../platform/store/schema';

/** Former values of activities changed by bulk changes; earlier changes have none. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('bulk_rows', {
    columns: {
      ...companyRow,
      bulk_id: column.text(64),
      activity_id: column.text(64),
      activity_type: column.text(60),
      left: column.integer,
      replaced: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { bulk_rows_change: ['company_id', 'bulk_id', 'id'] },
  });
  await schema.addColumn('bulk_changes', 'kept', column.optionalInteger);
};
