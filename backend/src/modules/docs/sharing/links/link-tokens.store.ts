import type { Clock } from '../../../../platform/clock';
import { sha256 } from '../../../../platform/sha256';
import type { Database } from '../../../../platform/store/database';
import type { Sql } from '../../../../platform/store/sql';
import { tableOf } from '../../../../platform/store/table';

/** A link of a company and the sending that it was part of. */
export interface LinkPlace {
  readonly companyId: string;
  readonly linkId: string;
  readonly sentId: string;
}

/** A link that is open, found by its token. */
export interface FoundLink extends LinkPlace {
  /** True if its page has been viewed before. */
  readonly isOpened: boolean;
}

const BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Stores the tokens of links by hash. The table belongs to no company, because a visitor has only the token. */
export function linkTokens({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const columns = ['hash', 'company_id', 'link_id', 'sent_id', 'opened_on'];
  const table = tableOf('doc_link_tokens', columns, database.dialect);
  return {
    /** Creates the token of a new link. Only its hash is stored. */
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
    /** Records that the page is viewed; returns true the first time. */
    open: async (tx: Sql, token: string): Promise<boolean> =>
      (await table.update(tx, { hash: sha256(token), opened_on: null }, { opened_on: clock.now() })) === 1,
  };
}
