import { account } from '@lichen/contracts/identity/account.entity';
import { columnsOf } from '../store/columns';
import type { Database } from '../store/database';
import { type Table, tableOf } from '../store/table';

const ROW = ['company_id', 'id', 'version', 'created_on', 'created_by', 'updated_on'] as const;

/**
 * Tables read before anybody is signed in, so that no company can scope them.
 * Only `platform/accounts` reads them directly; all other code uses `scopedRecords`.
 */
export interface AccountTables {
  readonly accounts: Table;
  readonly users: Table;
  readonly sessions: Table;
  readonly codes: Table;
}

/** Returns the tables in the database's dialect; sessions and codes are found by hash, not by company. */
export function accountTables({ dialect }: Pick<Database, 'dialect'>): AccountTables {
  return {
    // Columns of the entity, and `type`, which only the operator changes.
    accounts: tableOf('accounts', [...columnsOf(account).all, 'type'], dialect),
    users: tableOf(
      'users',
      [
        ...ROW,
        'first_name',
        'last_name',
        'role',
        'email',
        'sign_in',
        'password_hash',
        'roles',
        'status',
        'seat',
        'lang',
        'seen_welcome',
        'last_seen_on',
        'mailed_on',
        'operator',
        'confirmed_on',
        'unwanted_mails',
      ],
      dialect,
    ),
    sessions: tableOf(
      'sessions',
      ['hash', 'company_id', 'user_id', 'created_on', 'expires_on', 'last_seen_on', 'user_agent_hash'],
      dialect,
    ),
    codes: tableOf(
      'one_time_codes',
      ['hash', 'kind', 'company_id', 'user_id', 'created_on', 'expires_on', 'used_on'],
      dialect,
    ),
  };
}

/** Returns whether anybody has registered yet. */
export async function hasAnyAccount(database: Database): Promise<boolean> {
  return (await accountTables(database).accounts.find(database, { limit: 1 })).length > 0;
}
