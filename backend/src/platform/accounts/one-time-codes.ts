import type { Clock } from '../clock';
import type { Sql } from '../store/sql';
import type { AccountTables } from './account-tables';
import type { Person } from './accounts';
import { sha256 } from '../sha256';

const HOUR = 3_600_000;
const LIFE_MS = { invite: 14 * 24 * HOUR, reset: HOUR, confirm: 14 * 24 * HOUR } as const;

/** Each kind of code has its own lifetime. */
export type CodeKind = keyof typeof LIFE_MS;

/** Codes in the links of mails; only their hashes are stored. */
export interface OneTimeCodes {
  /** Creates a code for a mail; the person's older codes of that kind stop working. */
  issue(tx: Sql, kind: CodeKind, person: Person): Promise<string>;
  /** Returns the owner of an unused, unexpired code. */
  owner(sql: Sql, kind: CodeKind, code: string): Promise<Person | undefined>;
  /** Marks a code as used and returns whether the caller was the first. */
  use(tx: Sql, kind: CodeKind, code: string): Promise<boolean>;
}

/** Codes of invitations, resets and confirmations: 32 random bytes in the mail, of which only the hash is stored. */
export function makeOneTimeCodes({ codes }: Pick<AccountTables, 'codes'>, clock: Clock): OneTimeCodes {
  const live = (kind: CodeKind, code: string) => ({
    hash: sha256(code),
    kind,
    used_on: null,
    expires_on: { above: clock.now() },
  });
  return {
    issue: async (tx, kind, { companyId, userId }) => {
      const now = clock.now();
      const mine = { kind, company_id: companyId, user_id: userId };
      await codes.update(tx, { ...mine, used_on: null }, { used_on: now });
      const code = clock.random(32).toString('base64url');
      await codes.insert(tx, [
        { ...mine, hash: sha256(code), created_on: now, expires_on: now + LIFE_MS[kind], used_on: null },
      ]);
      return code;
    },
    owner: async (sql, kind, code) => {
      const row = await codes.first(sql, live(kind, code));
      return row && { companyId: row['company_id'] as string, userId: row['user_id'] as string };
    },
    use: async (tx, kind, code) => (await codes.update(tx, live(kind, code), { used_on: clock.now() })) === 1,
  };
}
