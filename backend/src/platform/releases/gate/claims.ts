import { refused } from '@lichen/contracts/api/problems';
import type { Database } from '../../store/database';
import type { Row, Sql } from '../../store/sql';
import { tableOf } from '../../store/table';
import type { Claim, OwnedClaim } from './standing';

const COLUMNS = ['kind', 'value', 'owner', 'since'];

const claimOf = (row: Row): OwnedClaim => ({
  kind: String(row['kind']) as OwnedClaim['kind'],
  value: String(row['value']),
  owner: String(row['owner']),
});

/** Stored names that belong to remotes. */
export interface Claims {
  /** Returns all names that belong to remotes that are not retired. */
  read(sql: Sql): Promise<OwnedClaim[]>;
  /** Stores the names of a remote that goes live; throws if one belongs to another. */
  take(tx: Sql, owner: string, claims: readonly Claim[], now: number): Promise<void>;
}

/**
 * Assignment of names to remotes: a name belongs to the first remote that went live with it, until that one is retired.
 */
export function releaseClaims({ dialect }: Pick<Database, 'dialect'>): Claims {
  const table = tableOf('release_claims', COLUMNS, dialect);
  const pointers = tableOf('release_pointers', ['name', 'retired_on'], dialect);

  const all = async (sql: Sql) => {
    const rows = await pointers.find(sql, {});
    const retired = new Set(rows.filter((row) => row['retired_on'] !== null).map((row) => String(row['name'])));
    return { claims: (await table.find(sql, {})).map(claimOf), retired };
  };

  return {
    read: async (sql) => {
      const { claims, retired } = await all(sql);
      return claims.filter(({ owner }) => !retired.has(owner));
    },
    take: async (tx, owner, wanted, now) => {
      const { claims, retired } = await all(tx);
      const known = new Map(claims.map((claim) => [`${claim.kind} ${claim.value}`, claim]));
      for (const { kind, value } of wanted) {
        const standing = known.get(`${kind} ${value}`);
        if (standing?.owner === owner) continue;
        if (standing && !retired.has(standing.owner))
          throw refused(`The ${kind} ${value} belongs to ${standing.owner}`);
        if (standing) await table.update(tx, { kind, value }, { owner, since: now });
        else await table.insert(tx, [{ kind, value, owner, since: now }]);
      }
    },
  };
}
