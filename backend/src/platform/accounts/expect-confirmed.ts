import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { refused } from '@lichen/contracts/api/problems';
import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';
import type { Person } from './accounts';

/**
 * Throws unless the person has shown that their address is theirs: until then they may set up and record, and nothing of
 * theirs reaches anybody else.
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
