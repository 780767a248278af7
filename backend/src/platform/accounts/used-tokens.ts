import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import { tableOf } from '../store/table';

/** Tokens that may be used once only. */
export interface UsedTokens {
  /** Marks a token as used and returns whether the caller was the first, across all processes. */
  claim(hash: string, expiresOn: number): Promise<boolean>;
  /** Returns whether the token was used. */
  has(hash: string): Promise<boolean>;
}

/** Hashes of used tokens, kept for as long as the tokens would be valid; then `purge` deletes them. */
export function usedTokens(database: Database): UsedTokens {
  const table = tableOf('used_tokens', ['hash', 'expires_on'], database.dialect);
  return {
    claim: async (hash, expiresOn) => {
      try {
        await table.insert(database, [{ hash, expires_on: expiresOn }]);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    has: async (hash) => (await table.first(database, { hash })) !== undefined,
  };
}
