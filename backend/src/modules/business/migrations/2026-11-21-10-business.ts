import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('company_profile', {
    columns: {
      ...companyRow,
      company_name: column.text(120),
      email: column.text(254, true),
      website: column.text(300, true),
      main_company_number: column.text(40),
      registered_country: column.text(100, true),
      company_number: column.text(40, true),
      reporting_currency: column.text(100),
      markets: column.longText,
      sectors: column.longText,
      products: column.longText,
      country: column.text(100),
      report_format: column.text(40, true),
      start_year: column.optionalInteger,
      has_logo: column.boolean,
      logo_id: column.text(64, true),
    },
    primaryKey: ['company_id', 'id'],
  });
  await schema.createTable('locations', {
    columns: {
      ...companyRow,
      name: column.text(120),
      country: column.text(100),
      address: column.text(500, true),
      address_line1: column.text(200),
      address_line2: column.text(200, true),
      town_or_city: column.text(120),
      post_code: column.text(20),
      head_office: column.boolean,
      from: column.optionalInteger,
      to: column.optionalInteger,
      uses_fuel: column.boolean,
      electricity_units: column.text(100),
      electricity_grid: column.text(100),
      energy_units: column.text(100),
      water_units: column.text(100),
      leased: column.boolean,
      lessor_partner_id: column.text(64, true),
      operational_control: column.boolean,
      area: column.optionalInteger,
      area_units: column.text(100),
      water_stress_areas: column.boolean,
      local_water_stress_areas: column.longText,
    },
    primaryKey: ['company_id', 'id'],
    indexes: { locations_name: ['company_id', 'name', 'id'] },
  });
};
