import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
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
  });
