import { type Migration, column, companyRow } from '../store/schema';

const accounts: Migration = {
  name: '2026-11-21-00-accounts',
  up: async (schema) => {
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
        /** The address in lower case once its owner has a password: what log-in looks up. */
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
  },
};

const sessions: Migration = {
  name: '2026-11-21-01-sessions',
  up: async (schema) => {
    await schema.createTable('sessions', {
      columns: {
        hash: column.text(64),
        company_id: column.id,
        user_id: column.id,
        created_on: column.integer,
        expires_on: column.integer,
        last_seen_on: column.integer,
        user_agent_hash: column.text(64, true),
      },
      primaryKey: ['hash'],
      indexes: { sessions_person: ['company_id', 'user_id'], sessions_expiry: ['expires_on'] },
    });
    await schema.createTable('one_time_codes', {
      columns: {
        hash: column.text(64),
        kind: column.text(20),
        company_id: column.id,
        user_id: column.id,
        created_on: column.integer,
        expires_on: column.integer,
        used_on: column.optionalInteger,
      },
      primaryKey: ['hash'],
      indexes: { one_time_codes_person: ['company_id', 'user_id'] },
    });
  },
};

const usedTokens: Migration = {
  name: '2026-11-21-50-used-tokens',
  up: (schema) =>
    schema.createTable('used_tokens', {
      columns: { hash: column.text(64), expires_on: column.integer },
      primaryKey: ['hash'],
      indexes: { used_tokens_expiry: ['expires_on'] },
    }),
};

/** Null is the default rule, so companies that never chose need no value. */
const yearRule: Migration = {
  name: '2026-11-21-60-factor-year-rule',
  up: (schema) => schema.addColumn('accounts', 'factor_year_rule', column.text(100, true)),
};

/** Null is the edition of the UK Government, as before there was a choice. */
const refrigerantGwp: Migration = {
  name: '2026-11-21-95-refrigerant-gwp',
  up: (schema) => schema.addColumn('accounts', 'refrigerant_gwp', column.text(100, true)),
};

export const accountMigrations: readonly Migration[] = [accounts, sessions, usedTokens, yearRule, refrigerantGwp];
