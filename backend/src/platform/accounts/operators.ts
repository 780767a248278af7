import { appendAudit } from '../audit/audit';
import { type Clock, newId } from '../clock';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { accountTables } from './account-tables';

/** The operators of the installation. Only granted at its terminal, so that no page can make a person an operator. */
export function operators(database: Database, clock: Clock) {
  const { users } = accountTables(database);
  const emailOf = ({ email }: Row) => String(email);
  return {
    list: async (): Promise<string[]> => (await users.find(database, { where: { operator: 1 } })).map(emailOf).sort(),

    /**
     * Grants or revokes the right; returns false when nobody logs in with that address. Sessions follow within seconds.
     */
    set: (email: string, isOperator: boolean): Promise<boolean> =>
      database.transaction(async (tx) => {
        const person = await users.first(tx, { sign_in: email.trim().toLowerCase() });
        if (!person) return false;
        const { company_id, id } = person;
        const [from, to] = [Number(person['operator']) === 1, isOperator];
        if (from === to) return true;
        await users.update(tx, { company_id, id } as Record<string, string>, { operator: to ? 1 : 0 });
        const at = { id: newId(clock), companyId: String(company_id), at: clock.now() };
        const what = {
          entityName: 'members',
          recordId: String(id),
          type: 'operator',
          diff: { operator: { from, to } },
        };
        await appendAudit(database, tx, [{ ...at, userId: 'operator', user: 'operator', ...what }]);
        return true;
      }),
  };
}
