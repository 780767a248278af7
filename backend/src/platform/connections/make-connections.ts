import { type Clock, newId } from '../clock';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row, Sql, Where } from '../store/sql';
import { type Table, tableOf } from '../store/table';
import type { Connections, End, Received } from './connections';
import { type Counterpart, issueCounterpart } from './counterpart';

const COLUMNS = [
  'id',
  'from_company',
  'from_record',
  'to_company',
  'to_record',
  'token_hash',
  'code_hash',
  'created_on',
  'expires_on',
  'joined_on',
] as const;

const LIFE_MS = 14 * 24 * 3_600_000;
const TOKEN_BYTES = 32;
const CODE_LENGTH = 6;
/** 32 characters that are not confused when a code is read aloud. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = (clock: Clock) =>
  [...clock.random(CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length] as string).join('');

/** Short codes are hashed with the id, so that equal codes of two invitations have different hashes. */
const codeHash = (id: string, code: string) => sha256(`${id} ${code.trim().toUpperCase()}`);

const fromOf = (row: Row): End => ({
  companyId: row['from_company'] as string,
  recordId: row['from_record'] as string,
});

function receivedOf(row: Row): Received {
  const { companyId, recordId } = fromOf(row);
  const inviter = issueCounterpart(companyId, recordId) as Received['inviter'];
  return { id: row['id'] as string, expiresOn: row['expires_on'] as number, inviter };
}

/** Revokes all secrets of an invitation. */
const NO_SECRETS = { token_hash: null, code_hash: null, expires_on: null } as const;

const from = ({ companyId, recordId }: End) => ({ from_company: companyId, from_record: recordId });
const to = ({ companyId, recordId }: End) => ({ to_company: companyId, to_record: recordId });
const JOINED = { joined_on: { not: null } } as const;

const openAt = (now: number) => ({ joined_on: null, expires_on: { above: now } });

type Ends = Pick<Connections, 'claimant' | 'counterpart' | 'counterparts' | 'end'>;

const sentTo = (row: Row) => issueCounterpart(row['to_company'] as string, row['to_record'] as string);
const receivedFrom = (row: Row) => issueCounterpart(fromOf(row).companyId, fromOf(row).recordId);

/** Queries of one end, on either side of the connection. */
function endsOf(table: Table): Ends {
  return {
    claimant: async (sql, end) => {
      const row = await table.first(sql, { ...from(end), joined_on: null, to_company: { not: null } });
      return row && { id: row['id'] as string, claimant: issueCounterpart(row['to_company'] as string, null) };
    },
    counterpart: async (sql, end) => {
      const sent = await table.first(sql, { ...from(end), ...JOINED });
      if (sent) return sentTo(sent);
      const accepted = await table.first(sql, { ...to(end), ...JOINED });
      return accepted && receivedFrom(accepted);
    },
    counterparts: async (sql, companyId, recordIds) => {
      const found = new Map<string, Counterpart>();
      if (recordIds.length === 0) return found;
      const ids = { in: recordIds };
      const accepted = await table.find(sql, { where: { to_company: companyId, to_record: ids, ...JOINED } });
      for (const row of accepted) found.set(row['to_record'] as string, receivedFrom(row));
      const sent = await table.find(sql, { where: { from_company: companyId, from_record: ids, ...JOINED } });
      for (const row of sent) found.set(row['from_record'] as string, sentTo(row));
      return found;
    },
    end: async (tx, end) => {
      await table.remove(tx, from(end));
      await table.remove(tx, to(end));
    },
  };
}

type Sent = Pick<Connections, 'offer' | 'isOpen' | 'close'>;

/** Invitations as the inviting company creates and revokes them. */
function sentFrom(database: Database, table: Table, clock: Clock): Sent {
  return {
    offer: async (tx, end) => {
      const known = await table.first(tx, from(end));
      if (known && known['joined_on'] !== null) return undefined;
      const id = (known?.['id'] as string | undefined) ?? newId(clock);
      const now = clock.now();
      const token = clock.random(TOKEN_BYTES).toString('base64url');
      const offer = { id, token, code: newCode(clock), expiresOn: now + LIFE_MS };
      const hashes = { token_hash: sha256(token), code_hash: codeHash(id, offer.code) };
      const secrets = { ...hashes, expires_on: offer.expiresOn };
      if (known) await table.update(tx, { id }, secrets);
      else await table.insert(tx, [{ id, ...from(end), ...secrets, created_on: now }]);
      return offer;
    },
    isOpen: async (token) =>
      (await table.count(database, { where: { token_hash: sha256(token), ...openAt(clock.now()) } })) === 1,
    close: async (tx, id) => {
      await table.update(tx, { id, joined_on: null }, { ...NO_SECRETS, to_company: null });
    },
  };
}

type Answered = Pick<Connections, 'claim' | 'received' | 'hasCode' | 'join'>;

/** Invitations as the invited company receives and answers them. */
function answeredBy(table: Table, clock: Clock): Answered {
  const open = () => openAt(clock.now());
  const count = (sql: Sql, where: Where) => table.count(sql, { where });
  const areConnected = async (sql: Sql, one: string, other: string) =>
    (await count(sql, { from_company: one, to_company: other, ...JOINED })) > 0 ||
    (await count(sql, { from_company: other, to_company: one, ...JOINED })) > 0;
  return {
    claim: async (tx, token, companyId) => {
      const row = await table.first(tx, { token_hash: sha256(token), ...open() });
      if (!row) return 'unknown';
      const received = receivedOf(row);
      if (received.inviter.companyId === companyId) return 'own';
      if (await areConnected(tx, received.inviter.companyId, companyId)) return 'connected';
      if (row['to_company'] === companyId) return received;
      const claimed = await table.update(tx, { id: received.id, to_company: null }, { to_company: companyId });
      return claimed === 1 ? received : 'unknown';
    },
    received: async (sql, id, companyId) => {
      const row = await table.first(sql, { id, to_company: companyId, ...open() });
      return row && receivedOf(row);
    },
    hasCode: async (sql, id, code) => (await count(sql, { id, code_hash: codeHash(id, code), ...open() })) === 1,
    join: async (tx, id, { companyId, recordId }) => {
      const changes = { ...NO_SECRETS, to_record: recordId, joined_on: clock.now() };
      return (await table.update(tx, { id, to_company: companyId, ...open() }, changes)) === 1;
    },
  };
}

/** Connections stored in the database; their secrets are stored as hashes only. */
export function makeConnections(database: Database, clock: Clock): Connections {
  const table = tableOf('connections', COLUMNS, database.dialect);
  return { ...sentFrom(database, table, clock), ...answeredBy(table, clock), ...endsOf(table) };
}
