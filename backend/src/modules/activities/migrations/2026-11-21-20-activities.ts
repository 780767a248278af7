import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('activities', {
    columns: {
      ...companyRow,
      activity_type: column.text(60),
      description: column.longText,
      applied: column.boolean,
      tags: column.longText,
      doc_id: column.text(64, true),
      from: column.optionalInteger,
      to: column.optionalInteger,
      location_id: column.optionalId,
      partner_id: column.text(64, true),
      vehicle_id: column.text(64, true),
      profile_id: column.text(64, true),
      product_id: column.text(64, true),
      source_id: column.text(64, true),
      cost: column.longText,
      scope: column.text(100),
      scope1_ug: column.integer,
      scope2_ug: column.integer,
      scope3_ug: column.integer,
      market_ug: column.optionalInteger,
      err_msg: column.text(500, true),
      data: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      // Ends with `to`, so that the index alone can count a period without reading rows.
      activities_from: ['company_id', 'from', 'id', 'to'],
      activities_to: ['company_id', 'to'],
      activities_type: ['company_id', 'activity_type', 'from', 'id'],
      activities_location: ['company_id', 'location_id', 'from', 'id'],
      activities_created: ['company_id', 'created_on', 'id'],
    },
  });
