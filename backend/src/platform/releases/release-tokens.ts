import { timingSafeEqual } from 'node:crypto';
import { DAY } from '@lichen/contracts/formats/days';
import { invalid, refused } from '@lichen/contracts/api/problems';
import { type Clock, newId } from '../clock';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { tableOf } from '../store/table';

/** `publish` permits storing versions of a remote, `pointer` deciding which one is live. */
export type ReleaseRight = 'publish' | 'pointer';

const SCOPE = /^(publish|pointer):(\*|[a-z][a-z0-9-]{0,40})$/;
const TOKEN = /^lichen_([0-9a-f-]{36})_([\w-]{43})$/;
/** Longest lifetime of a token, in days. */
export const MOST_TOKEN_DAYS = 400;
/** Precision of `lastUsedOn` in milliseconds, which saves a write per request. */
const TOUCH_MS = 60_000;

/** A token for publishing without a person, as listed; the secret itself is not stored. */
export interface ReleaseToken {
  readonly id: string;
  /** Name of the token in the history of releases. */
  readonly label: string;
  /** `publish:mf-x`, `pointer:mf-x`; `*` instead of a remote means all. */
  readonly scopes: readonly string[];
  readonly createdBy: string;
  readonly createdOn: number;
  readonly expiresOn: number;
  readonly revokedOn: number | null;
  readonly lastUsedOn: number | null;
}

/** Stored tokens for publishing; only a hash of each secret is stored. */
export interface ReleaseTokens {
  /** Creates a token; its text is returned once and not stored. */
  add(asked: {
    label: string;
    scopes: readonly string[];
    days: number;
    by: string;
  }): Promise<{ token: ReleaseToken; text: string }>;
  /** Returns the token of a text; undefined if it is unknown, expired or revoked. */
  check(text: string): Promise<ReleaseToken | undefined>;
  list(): Promise<ReleaseToken[]>;
  revoke(id: string): Promise<void>;
}

/** True if the token includes the right for this remote or for all. */
export const mayDo = ({ scopes }: Pick<ReleaseToken, 'scopes'>, right: ReleaseRight, remote: string): boolean =>
  scopes.includes(`${right}:${remote}`) || scopes.includes(`${right}:*`);

const COLUMNS = [
  'id',
  'label',
  'hash',
  'scopes',
  'created_by',
  'created_on',
  'expires_on',
  'revoked_on',
  'last_used_on',
];

const momentOf = (value: unknown) => (value === null || value === undefined ? null : Number(value));

const tokenOf = (row: Row): ReleaseToken => ({
  id: String(row['id']),
  label: String(row['label']),
  scopes: JSON.parse(String(row['scopes'])) as string[],
  createdBy: String(row['created_by']),
  createdOn: Number(row['created_on']),
  expiresOn: Number(row['expires_on']),
  revokedOn: momentOf(row['revoked_on']),
  lastUsedOn: momentOf(row['last_used_on']),
});

const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

function expectAsked(label: string, scopes: readonly string[], days: number): void {
  if (label.trim().length < 1 || label.length > 120)
    throw invalid({ label: 'Name the token in at most 120 characters' });
  const odd = scopes.find((scope) => !SCOPE.test(scope));
  if (odd !== undefined || scopes.length === 0)
    throw invalid({
      scopes: `${odd ?? 'A token without scopes'} does nothing; write publish:mf-name or pointer:mf-name`,
    });
  if (!Number.isInteger(days) || days < 1 || days > MOST_TOKEN_DAYS)
    throw invalid({ days: `A token lasts from 1 to ${MOST_TOKEN_DAYS} days` });
}

/** Issues and checks the tokens with which releases are uploaded; only their hash is stored. */
export function releaseTokens(database: Database, clock: Clock): ReleaseTokens {
  const tokens = tableOf('release_tokens', COLUMNS, database.dialect);

  return {
    add: async ({ label, scopes, days, by }) => {
      expectAsked(label, scopes, days);
      const id = newId(clock);
      const text = `lichen_${id}_${clock.random(32).toString('base64url')}`;
      const now = clock.now();
      const row: Row = {
        ...{ id, label: label.trim(), hash: sha256(text), scopes: JSON.stringify(scopes), created_by: by },
        ...{ created_on: now, expires_on: now + days * DAY, revoked_on: null, last_used_on: null },
      };
      await tokens.insert(database, [row]);
      return { token: tokenOf(row), text };
    },
    check: async (text) => {
      const id = TOKEN.exec(text)?.[1];
      const row = id === undefined ? undefined : await tokens.first(database, { id });
      if (!row || !isEqual(String(row['hash']), sha256(text))) return undefined;
      const token = tokenOf(row);
      const now = clock.now();
      if (token.revokedOn !== null || token.expiresOn <= now) return undefined;
      if (now - (token.lastUsedOn ?? 0) >= TOUCH_MS)
        await tokens.update(database, { id: token.id }, { last_used_on: now });
      return token;
    },
    list: async () => (await tokens.find(database, { order: [{ column: 'created_on' }] })).map(tokenOf),
    revoke: async (id) => {
      const changed = await tokens.update(database, { id }, { revoked_on: clock.now() });
      if (changed === 0) throw refused(`There is no token ${id}`);
    },
  };
}
