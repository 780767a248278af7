import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import { appendAudit } from '../audit/audit';
import { type Clock, newId } from '../clock';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { accountTables } from './account-tables';
import type { AccountType } from './accounts';

interface SubscribedAccount {
  readonly id: string;
  readonly modules: readonly string[];
}

const shown = ({ id, modules }: Row): SubscribedAccount => ({
  id: String(id),
  modules: JSON.parse(String(modules)) as string[],
});

/** Subscriptions of accounts. Only operators change them. */
export function subscriptions(database: Database, clock: Clock) {
  const { accounts, users } = accountTables(database);
  const of = (id: string) => ({ company_id: id, id });
  return {
    list: async (): Promise<SubscribedAccount[]> => (await accounts.find(database, {})).map(shown),
    find: async (id: string): Promise<SubscribedAccount | null> => {
      const found = await accounts.first(database, of(id));
      return found ? shown(found) : null;
    },
    /** Returns the account of the person who logs in with this address; null when nobody does. */
    ofPerson: async (email: string): Promise<SubscribedAccount | null> => {
      const person = await users.first(database, { sign_in: email.trim().toLowerCase() });
      const found = person && (await accounts.first(database, of(String(person['company_id']))));
      return found ? shown(found) : null;
    },

    /** Replaces the modules of an account, and its type if given. Sessions follow within seconds. */
    set: (id: string, { modules, type }: { modules: readonly Subscription[]; type?: AccountType }): Promise<void> =>
      database.transaction(async (tx) => {
        const before = await accounts.first(tx, of(id));
        if (!before) throw new Error(`No account ${id}`);
        const changes = { modules: JSON.stringify(modules), type: type ?? (before['type'] as string) };
        const version = (before['version'] as number) + 1;
        await accounts.update(tx, of(id), { ...changes, version, updated_on: clock.now() });
        const diff = {
          modules: { from: shown(before).modules, to: modules },
          type: { from: before['type'], to: changes.type },
        };
        const at = { id: newId(clock), companyId: id, at: clock.now() };
        const what = { entityName: 'account', recordId: id, type: 'subscribe', diff };
        await appendAudit(database, tx, [{ ...at, userId: 'operator', user: 'operator', ...what }]);
      }),
  };
}
