import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('managers', {
    columns: {
      ...companyRow,
      name: column.text(120),
      profile_id: column.id,
      description: column.longText,
      from: column.integer,
      to: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { managers_profile: ['company_id', 'profile_id'] },
  });
  await schema.createTable('conduct_issues', {
    columns: {
      ...companyRow,
      country: column.text(100, true),
      date: column.integer,
      conviction: column.boolean,
      fine: column.longText,
      notes: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { conduct_issues_date: ['company_id', 'date', 'id'] },
  });
};
