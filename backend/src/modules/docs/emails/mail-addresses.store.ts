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

/** Letters and digits that nobody takes for each other: five bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;
const ADDRESS = new RegExp(`^docs-([${LETTERS}]{${LENGTH}})@(.+)$`);

const newToken = (clock: Clock): string =>
  [...clock.random(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Addresses of accounts, each of which nobody can guess. They belong to no company's rows: a sender writes them first. */
export function mailAddresses({ database, clock, configuration: { mailInDomain } }: Parts) {
  const table = tableOf('mail_addresses', ['token', 'company_id', 'created_on'], database.dialect);
  const tokenOf = async (companyId: string) => (await table.first(database, { company_id: companyId }))?.['token'];
  const written = (token: unknown) => `docs-${String(token)}@${mailInDomain}`;
  return {
    /** The address of an account, which is made when somebody asks for it first. */
    of: async (companyId: string): Promise<string> => {
      const known = await tokenOf(companyId);
      if (known) return written(known);
      const token = newToken(clock);
      try {
        await table.insert(database, [{ token, company_id: companyId, created_on: clock.now() }]);
        return written(token);
      } catch (error) {
        // Somebody else has asked at the same moment.
        if (isDuplicate(error)) return written(await tokenOf(companyId));
        throw error;
      }
    },
    /** Another address; the one before belongs to nobody from now on. */
    another: async (companyId: string): Promise<string> => {
      const token = newToken(clock);
      await database.transaction(async (tx) => {
        await table.remove(tx, { company_id: companyId });
        await table.insert(tx, [{ token, company_id: companyId, created_on: clock.now() }]);
      });
      return written(token);
    },
    /** The account that an address belongs to, whichever letters of it are written large. */
    companyOf: async (address: string): Promise<string | undefined> => {
      const [, token, domain] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
      if (token === undefined || domain !== mailInDomain) return undefined;
      const row = await table.first(database, { token });
      return row && String(row['company_id']);
    },
  };
}
