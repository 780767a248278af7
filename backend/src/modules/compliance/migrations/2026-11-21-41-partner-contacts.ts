import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('partner_contacts', {
    columns: {
      ...companyRow,
      partner_id: column.id,
      first_name: column.text(60),
      last_name: column.text(60, true),
      role: column.text(100, true),
      email: column.text(254, true),
      country_code: column.text(8, true),
      number: column.text(30, true),
    },
    primaryKey: ['company_id', 'id'],
    indexes: { partner_contacts_partner: ['company_id', 'partner_id'] },
  });
