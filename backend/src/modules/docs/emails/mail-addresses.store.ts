import type { Clock } from '../../../platform/clock';
import type { Configuration } from '../../../platform/configuration';
import type { Database } from '../../../platform/store/database';
import { isDuplicate } from '../../../platform/store/duplicate';
import { tableOf } from '../../../platform/store/table';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly configuration: Pick<Configuration, 'mailInDomain'>;
}

/** 32 letters and digits that are not easily confused: five bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;
const ADDRESS = new RegExp(`^docs-([${LETTERS}]{${LENGTH}})@(.+)$`);

const newToken = (clock: Clock): string =>
  [...clock.random(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Stores unguessable addresses of accounts. The table is global, because incoming mail names only the address. */
export function mailAddresses({ database, clock, configuration: { mailInDomain } }: Parts) {
  const table = tableOf('mail_addresses', ['token', 'company_id', 'created_on'], database.dialect);
  const tokenOf = async (companyId: string) => (await table.first(database, { company_id: companyId }))?.['token'];
  const written = (token: unknown) => `docs-${String(token)}@${mailInDomain}`;
  return {
    /** Returns the address of an account, creating it on first use. */
    of: async (companyId: string): Promise<string> => {
      const known = await tokenOf(companyId);
      if (known) return written(known);
      const token = newToken(clock);
      try {
        await table.insert(database, [{ token, company_id: companyId, created_on: clock.now() }]);
        return written(token);
      } catch (error) {
        // Another request created it at the same moment.
        if (isDuplicate(error)) return written(await tokenOf(companyId));
        throw error;
      }
    },
    /** Replaces the address of an account; email to the previous one is refused from now on. */
    another: async (companyId: string): Promise<string> => {
      const token = newToken(clock);
      await database.transaction(async (tx) => {
        await table.remove(tx, { company_id: companyId });
        await table.insert(tx, [{ token, company_id: companyId, created_on: clock.now() }]);
      });
      return written(token);
    },
    /** Returns the id of the account with the address, ignoring case; undefined if there is none. */
    companyOf: async (address: string): Promise<string | undefined> => {
      const [, token, domain] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
      if (token === undefined || domain !== mailInDomain) return undefined;
      const row = await table.first(database, { token });
      return row && String(row['company_id']);
    },
  };
}
