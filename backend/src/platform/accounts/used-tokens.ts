import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import { tableOf } from '../store/table';

export interface UsedTokens {
  /** Answers whether the caller is the first to use the token, over all processes. */
  claim(hash: string, expiresOn: number): Promise<boolean>;
  /** Answers whether somebody has used the token. */
  has(hash: string): Promise<boolean>;
}

/** Tokens that were used up, by their hash, for as long as they would be valid; then `purge` removes them. */
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
