import { type Migration, column, companyRow } from '../../../platform/store/schema';

export const up: Migration['up'] = async (schema) => {
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
};
