import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { YOUNG_MS } from './mail-limits';
import { senderOf } from './sending-domain';

type Dialect = Database['dialect'];

const accounts = (dialect: Dialect) => tableOf('accounts', ['company_id', 'id', 'created_on', 'created_by'], dialect);

/** Returns whether a company is in its first week, with lower limits. */
export async function isYoung(
  dialect: Dialect,
  sql: Sql,
  { companyId, now }: { readonly companyId: string; readonly now: number },
): Promise<boolean> {
  const company = await accounts(dialect).first(sql, { company_id: companyId, id: companyId });
  return Number(company?.['created_on'] ?? 0) > now - YOUNG_MS;
}

/**
 * Returns the domain of the person who opened the company, or their mailbox at a public provider. All mails of the
 * company count towards it, because the owner of a domain can confirm any number of companies.
 */
export async function sendingDomain(
  dialect: Dialect,
  sql: Sql,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<string> {
  const company = await accounts(dialect).first(sql, { company_id: companyId, id: companyId });
  const users = tableOf('users', ['company_id', 'id', 'email'], dialect);
  const ofCompany = (id: unknown) => users.first(sql, { company_id: companyId, id: String(id) });
  const opener = (await ofCompany(company?.['created_by'])) ?? (await ofCompany(userId));
  return senderOf(String(opener?.['email']));
}
