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

export interface Claims {
  /** Every name that belongs to a remote which is not retired. */
  read(sql: Sql): Promise<OwnedClaim[]>;
  /** Writes down the names of a remote that goes live; throws where one belongs to another. */
  take(tx: Sql, owner: string, claims: readonly Claim[], now: number): Promise<void>;
}

/** Which names belong to which remote: to the first that went live with it, until that one is retired. */
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
