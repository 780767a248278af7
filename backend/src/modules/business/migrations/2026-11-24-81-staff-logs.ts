import { type Migration, column, companyRow } from '../../../platform/store/schema';

const PERIOD = { start_date: column.integer, end_date: column.integer, profile_ids: column.longText };

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('accidents', {
    columns: {
      ...companyRow,
      date: column.integer,
      type: column.text(100),
      profile_id: column.optionalId,
      fatality: column.boolean,
      recordable: column.boolean,
      days_lost: column.optionalInteger,
      notes: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      accidents_date: ['company_id', 'date', 'id'],
      accidents_profile: ['company_id', 'profile_id'],
    },
  });
  await schema.createTable('placements', {
    columns: { ...companyRow, name: column.text(200), ...PERIOD },
    primaryKey: ['company_id', 'id'],
    indexes: { placements_start: ['company_id', 'start_date', 'id'] },
  });
  await schema.createTable('trainings', {
    columns: { ...companyRow, name: column.text(200), ...PERIOD, length: column.optionalInteger },
    primaryKey: ['company_id', 'id'],
    indexes: { trainings_start: ['company_id', 'start_date', 'id'] },
  });
  await schema.createTable('volunteerings', {
    columns: { ...companyRow, name: column.text(200), notes: column.longText, ...PERIOD },
    primaryKey: ['company_id', 'id'],
    indexes: { volunteerings_start: ['company_id', 'start_date', 'id'] },
  });
};
