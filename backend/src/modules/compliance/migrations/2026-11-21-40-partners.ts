import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('partners', {
    columns: {
      ...companyRow,
      name: column.text(100),
      customer_ref: column.text(60, true),
      partner_roles: column.longText,
      custom_category: column.longText,
      currency: column.text(100, true),
      share_news: column.boolean,
      name_key: column.text(300),
      invite_status: column.text(100),
      company_name: column.text(120, true),
      connected_on: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    // If two people add the same partner at once, the second gets an error.
    unique: { partners_name: ['company_id', 'name_key'] },
    indexes: { partners_by_name: ['company_id', 'name', 'id'] },
  });
  await schema.createTable('partner_category', {
    columns: { ...companyRow, name: column.text(60), name_key: column.text(180) },
    primaryKey: ['company_id', 'id'],
    unique: { partner_category_name: ['company_id', 'name_key'] },
  });
};
