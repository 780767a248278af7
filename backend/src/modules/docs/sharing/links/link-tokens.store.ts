import type { Clock } from '../../../../platform/clock';
import { sha256 } from '../../../../platform/sha256';
import type { Database } from '../../../../platform/store/database';
import type { Sql } from '../../../../platform/store/sql';
import { tableOf } from '../../../../platform/store/table';

/** A link of one company, and the sending by which it went out. */
export interface LinkPlace {
  readonly companyId: string;
  readonly linkId: string;
  readonly sentId: string;
}

export interface FoundLink extends LinkPlace {
  /** Somebody has looked at its page before. */
  readonly isOpened: boolean;
}

const BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** What stands in links. They belong to no company's rows: whoever has one is nobody here. */
export function linkTokens({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const columns = ['hash', 'company_id', 'link_id', 'sent_id', 'opened_on'];
  const table = tableOf('doc_link_tokens', columns, database.dialect);
  return {
    /** Makes the token of a new link, which is said once and stored nowhere. */
    make: async (tx: Sql, { companyId, linkId, sentId }: LinkPlace): Promise<string> => {
      const token = clock.random(BYTES).toString('base64url');
      const row = { hash: sha256(token), company_id: companyId, link_id: linkId, sent_id: sentId, opened_on: null };
      await table.insert(tx, [row]);
      return token;
    },
    find: async (token: string): Promise<FoundLink | undefined> => {
      if (!TOKEN.test(token)) return undefined;
      const row = await table.first(database, { hash: sha256(token) });
      if (!row) return undefined;
      const [companyId, linkId, sentId] = [String(row['company_id']), String(row['link_id']), String(row['sent_id'])];
      return { companyId, linkId, sentId, isOpened: row['opened_on'] !== null };
    },
    /** Notes that somebody looks at the page; true for the first who does. */
    open: async (tx: Sql, token: string): Promise<boolean> =>
      (await table.update(tx, { hash: sha256(token), opened_on: null }, { opened_on: clock.now() })) === 1,
  };
}
