import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { accountTables } from './account-tables';
import type { Person } from './accounts';

/** Erases the address and password with which a person logged in; their access has been stopped before. */
export async function eraseSignIn(
  database: Pick<Database, 'dialect'>,
  sql: Sql,
  { companyId, userId }: Person,
): Promise<void> {
  const where = { company_id: companyId, id: userId };
  await accountTables(database).users.update(sql, where, { sign_in: null, password_hash: null });
}
