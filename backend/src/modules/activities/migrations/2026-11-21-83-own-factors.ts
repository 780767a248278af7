import { column, companyRow, type Migration } from '../../../platform/store/schema';

/** Factors that a company states itself. */
export const up: Migration['up'] = async (schema) => {
  await schema.createTable('own_factors', {
    columns: {
      ...companyRow,
      name: column.text(120),
      kind: column.text(100),
      activity_type: column.text(100),
      item: column.text(200, true),
      product_id: column.optionalId,
      location_id: column.optionalId,
      partner_id: column.optionalId,
      kg_co2e: column.integer,
      units: column.text(100),
      kg_co2: column.optionalInteger,
      kg_ch4: column.optionalInteger,
      kg_n2o: column.optionalInteger,
      valid_from: column.integer,
      valid_to: column.optionalInteger,
      source: column.text(200),
      source_url: column.text(500, true),
      note: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { own_factors_from: ['company_id', 'valid_from', 'id'] },
  });
};
