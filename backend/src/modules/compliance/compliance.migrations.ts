import { type Migration, column, companyRow } from '../../platform/store/schema';

const partners: Migration = {
  name: '2026-11-21-40-partners',
  up: async (schema) => {
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
      // Two people who add the same partner at once: one of them is told.
      unique: { partners_name: ['company_id', 'name_key'] },
      indexes: { partners_by_name: ['company_id', 'name', 'id'] },
    });
    await schema.createTable('partner_category', {
      columns: { ...companyRow, name: column.text(60), name_key: column.text(180) },
      primaryKey: ['company_id', 'id'],
      unique: { partner_category_name: ['company_id', 'name_key'] },
    });
  },
};

const contacts: Migration = {
  name: '2026-11-21-41-partner-contacts',
  up: (schema) =>
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
    }),
};

const returns: Migration = {
  name: '2026-11-21-42-partner-returns',
  up: (schema) =>
    schema.createTable('partner_returns', {
      columns: {
        ...companyRow,
        partner_id: column.id,
        year: column.optionalInteger,
        period_start: column.integer,
        period_end: column.integer,
        revenue: column.optionalInteger,
        spend: column.optionalInteger,
        currency: column.text(100, true),
        scope1_co2: column.optionalInteger,
        scope2_co2: column.optionalInteger,
        scope3_co2: column.optionalInteger,
        co2_units: column.text(100),
        scopes_included: column.longText,
        quality: column.text(100),
        co2_share: column.optionalInteger,
        total_co2: column.optionalInteger,
      },
      primaryKey: ['company_id', 'id'],
      indexes: { partner_returns_partner: ['company_id', 'partner_id', 'period_start'] },
    }),
};

export const complianceMigrations: readonly Migration[] = [partners, contacts, returns];
