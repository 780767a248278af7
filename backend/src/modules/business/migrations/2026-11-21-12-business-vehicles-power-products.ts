import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('vehicles', {
    columns: {
      ...companyRow,
      name: column.text(120),
      location_id: column.id,
      type: column.text(100),
      fuel_type: column.text(100),
      fuel_units: column.text(100),
      power_rating: column.optionalInteger,
      admin_profile_id: column.optionalId,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      vehicles_name: ['company_id', 'name', 'id'],
      vehicles_location: ['company_id', 'location_id'],
    },
  });
  await schema.createTable('power_sources', {
    columns: {
      ...companyRow,
      location_id: column.id,
      power_generation_method: column.text(100),
      name: column.text(120),
      max_output: column.integer,
      max_output_units: column.text(100),
      renewable: column.boolean,
    },
    primaryKey: ['company_id', 'id'],
    indexes: {
      power_sources_name: ['company_id', 'name', 'id'],
      power_sources_location: ['company_id', 'location_id'],
    },
  });
  await schema.createTable('products', {
    columns: {
      ...companyRow,
      name: column.text(200),
      description: column.longText,
      units: column.text(100),
      hazardous: column.boolean,
      density: column.optionalInteger,
      total: column.optionalInteger,
      recycle: column.optionalInteger,
      location_id: column.optionalId,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { products_name: ['company_id', 'name', 'id'] },
  });
};
