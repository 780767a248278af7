import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { refused } from '@lichen/contracts/api/problems';
import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';
import type { Person } from './accounts';

/**
 * Throws `refused` unless the person has confirmed their address. Until then they may set up and record data, but
 * nothing of theirs may reach other people.
 */
export async function expectConfirmed(
  { dialect }: Pick<Database, 'dialect'>,
  sql: Sql,
  { companyId, userId }: Person,
): Promise<void> {
  const users = tableOf('users', ['company_id', 'id', 'confirmed_on'], dialect);
  const user = await users.first(sql, { company_id: companyId, id: userId });
  if (user && user['confirmed_on'] === null) throw refused(CONFIRMATION_TEXTS.first);
}
