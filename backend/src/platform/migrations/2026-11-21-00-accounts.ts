import { type Migration, column, companyRow } from '../store/schema';

export const up: Migration['up'] = async (schema) => {
  await schema.createTable('accounts', {
    columns: {
      ...companyRow,
      emission_units: column.text(100),
      name: column.text(60),
      type: column.text(20),
      max_users: column.integer,
      num_users: column.integer,
      modules: column.longText,
      max_stories: column.integer,
      story_count: column.integer,
      last_story: column.optionalInteger,
      fee: column.integer,
      send_vehicle_reminders: column.boolean,
      staff_level_absence_tracking: column.boolean,
      corporate: column.boolean,
      task_config: column.longText,
    },
    primaryKey: ['company_id', 'id'],
  });
  await schema.createTable('users', {
    columns: {
      ...companyRow,
      first_name: column.text(25),
      last_name: column.text(25),
      role: column.text(50, true),
      email: column.text(254),
      /** Lower-case address that log-in looks up; set once the person has a password. */
      sign_in: column.text(254, true),
      password_hash: column.text(200, true),
      roles: column.longText,
      status: column.text(20),
      seat: column.optionalInteger,
      lang: column.text(100),
      seen_welcome: column.boolean,
      last_seen_on: column.optionalInteger,
      mailed_on: column.optionalInteger,
    },
    primaryKey: ['company_id', 'id'],
    unique: {
      users_sign_in: ['sign_in'],
      users_email: ['company_id', 'email'],
      users_seat: ['company_id', 'seat'],
    },
  });
};
