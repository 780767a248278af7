import { type Migration, column, companyRow } from '../../platform/store/schema';

/** What a company has beside its places: vehicles, power sources, products, staff, and the words it tags with. */
export const thingsMigrations: readonly Migration[] = [
  {
    name: '2026-11-21-12-business-vehicles-power-products',
    up: async (schema) => {
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
    },
  },
  {
    name: '2026-11-21-13-business-staff-and-tags',
    up: async (schema) => {
      await schema.createTable('profiles', {
        columns: {
          ...companyRow,
          first_name: column.text(60),
          last_name: column.text(60),
          email: column.text(254, true),
          location_id: column.id,
          address: column.text(500, true),
          birth_month: column.optionalInteger,
          birth_year: column.optionalInteger,
          gender: column.text(100, true),
          role: column.text(50, true),
          employment_status: column.text(100, true),
          salary: column.optionalInteger,
          salary_currency: column.text(100),
          trainee_flag: column.boolean,
          covered_by_bargain_agreement: column.boolean,
          transport_method: column.text(100, true),
          travel_class: column.text(100, true),
          fuel_type: column.text(100, true),
          distance: column.optionalInteger,
          last_units: column.text(100, true),
          uid: column.optionalId,
          tasks: column.longText,
          access: column.longText,
        },
        primaryKey: ['company_id', 'id'],
        unique: { profiles_email: ['company_id', 'email'], profiles_uid: ['company_id', 'uid'] },
        indexes: {
          profiles_name: ['company_id', 'last_name', 'id'],
          profiles_location: ['company_id', 'location_id'],
        },
      });
      await schema.createTable('tags', {
        columns: { ...companyRow, name: column.text(60) },
        primaryKey: ['company_id', 'id'],
        unique: { tags_name: ['company_id', 'name'] },
      });
    },
  },
];
