import { type NewJob, SYSTEM } from '../jobs/jobs';
import { countedInTurn } from '../mail/counted-in-turn';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import type { IncomingText } from './incoming-texts';
import { wishIn } from './stop-words';
import type { HeardText, TextMessage, TextRecipient } from './text-sender';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A message is answered within this time; what comes later belongs to no conversation. */
const ANSWERABLE = 30 * DAY;
/** WhatsApp's 24 hours, less the time for which a job retries. */
const WINDOW = DAY - HOUR / 2;
/** Services repeat a report for a week. */
const OLDEST = 7 * DAY;
/** Most messages that are taken from one number per hour. */
const MOST_HOURLY = 60;
/** Most messages to a number among which the answered one is looked for. */
const MOST_ROWS = 500;

/** What became of an incoming message. Only `taken` changed anything. */
export type Reception = 'taken' | 'repeated' | 'unknown' | 'several' | 'tooMany' | 'old';

/** A message to a number. */
interface Sent {
  readonly companyId: string;
  readonly channel: string;
  readonly senderHash: unknown;
  /** The job to start for an answer; null for a message of no conversation, such as a shared link. */
  readonly kind: string | null;
  readonly input: string;
  /** The number never got it, so no answer is meant for it. */
  readonly hasFailed: boolean;
}

/** A message of a conversation. */
type Answerable = Sent & { readonly kind: string };

const sentOf = (row: Row): Sent => ({
  companyId: String(row['company_id']),
  channel: String(row['channel']),
  senderHash: row['sender_hash'] ?? null,
  kind: row['answer_kind'] == null ? null : String(row['answer_kind']),
  input: String(row['answer_input']),
  hasFailed: row['state'] === 'failed',
});

const isAnswerable = (row: Sent): row is Answerable => row.kind !== null;

const keyOf = ({ companyId, kind, input }: Answerable) => JSON.stringify([companyId, kind, input]);

/** Returns the code of a conversation among those with the same number. */
const codeOf = (of: Answerable) => `#${sha256(keyOf(of)).slice(0, 4).toUpperCase()}`;

/** Characters around names in texts of both directions, and spaces. */
const IGNORED = /^[\s\u2066-\u2069]+/;
const CODE = /^#([0-9A-F]{4})(?![0-9A-Z])[\s:,.]*/i;

/** Separates what may be a code at the beginning of an answer from its text: "#2026" may be a number of theirs. */
function withoutCode(text: string): { code: string | undefined; rest: string } {
  const plain = text.replace(IGNORED, '');
  const found = CODE.exec(plain);
  return { code: found?.[1] && `#${found[1].toUpperCase()}`, rest: found ? plain.slice(found[0].length) : text };
}

/**
 * Returns the message that is answered: the quoted one, which may be older than `rows`, one with the given code, or the
 * last one. Undefined if several companies have written to the number, in whatever message, or if the quoted one belongs
 * to no conversation, because a company must not read what is meant for another.
 */
function answered(rows: readonly Sent[], quoted: Sent | undefined, code: string | undefined): Answerable | undefined {
  if (quoted) return isAnswerable(quoted) ? quoted : undefined;
  const conversations = rows.filter(isAnswerable);
  const coded = code === undefined ? undefined : conversations.find((row) => codeOf(row) === code);
  const isOfOne = new Set(rows.map(({ companyId }) => companyId)).size === 1;
  return coded ?? (isOfOne ? conversations[0] : undefined);
}

const jobOf = ({ companyId, kind, input }: Answerable, heard: HeardText): NewJob => ({
  ...{ companyId, userId: SYSTEM, kind },
  input: { ...(JSON.parse(input) as Record<string, unknown>), heard },
});

/** Tables of messages that can be answered, of received ones, and of numbers that have opted out. */
function tablesIn(dialect: Database['dialect']) {
  const columns = ['company_id', 'id', 'channel', 'number_hash', 'sender_hash', 'provider_id', 'state', 'sent_on'];
  const receivedColumns = ['company_id', 'id', 'channel', 'number_hash', 'message_hash', 'sent_on', 'received_on'];
  return {
    messages: tableOf('text_messages', [...columns, 'answer_kind', 'answer_input'], dialect),
    received: tableOf('received_texts', receivedColumns, dialect),
    stopped: tableOf('stopped_numbers', ['number_hash', 'stopped_on'], dialect),
  };
}

type Tables = ReturnType<typeof tablesIn>;

/** Returns the messages to a number, latest first. */
async function sentTo({ messages }: Tables, sql: Sql, number_hash: string, now: number): Promise<Sent[]> {
  const where = { number_hash, sent_on: { above: now - ANSWERABLE } };
  const order = [{ column: 'sent_on', descending: true }];
  return (await messages.find(sql, { where, order, limit: MOST_ROWS })).map(sentOf);
}

/** Returns the message to a number with its service's id, however old it is. */
async function quotedOf({ messages }: Tables, sql: Sql, number_hash: string, provider_id: string | undefined) {
  const row = provider_id === undefined ? undefined : await messages.first(sql, { provider_id, number_hash });
  return row && sentOf(row);
}

/** Returns what a message asks for, be it alone or after a code that the number was given, however long ago. */
async function wishOf({ messages }: Tables, sql: Sql, number_hash: string, text: string) {
  const { code, rest } = withoutCode(text);
  const wish = wishIn(rest);
  if (code === undefined || wish === null) return wish;
  const where = { number_hash, answer_kind: { not: null } };
  const order = [{ column: 'sent_on', descending: true }];
  const rows = (await messages.find(sql, { where, order, limit: MOST_ROWS })).map(sentOf);
  return rows.filter(isAnswerable).some((row) => codeOf(row) === code) ? wish : null;
}

async function follow({ stopped }: Tables, tx: Sql, number_hash: string, wish: 'stop' | 'start', now: number) {
  await stopped.remove(tx, { number_hash });
  if (wish === 'stop') await stopped.insert(tx, [{ number_hash, stopped_on: now }]);
}

/**
 * Returns the messages that an incoming one may answer: those that arrived, of its channel, and from the number that it
 * was sent to.
 */
function candidates(all: readonly Sent[], { channel, to }: IncomingText): Sent[] {
  const inChannel = all.filter((row) => row.channel === channel && !row.hasFailed);
  const toHash = to === undefined ? null : sha256(to);
  const isOwnNumber = inChannel.some(({ senderHash }) => senderHash !== null && senderHash === toHash);
  return inChannel.filter(({ senderHash }) => senderHash === (isOwnNumber ? toHash : null));
}

interface Receiving {
  readonly now: number;
  newId(): string;
  add(job: NewJob): Promise<unknown>;
}

async function receive(
  tables: Tables,
  dialect: Database['dialect'],
  tx: Sql,
  incoming: IncomingText,
  { now, newId, add }: Receiving,
): Promise<Reception> {
  const { messages, received } = tables;
  const { channel, from, quoted, media, at = now } = incoming;
  if (at < now - OLDEST) return 'old';
  await countedInTurn(dialect, tx, now, [sha256(`number ${from}`)]);
  const number_hash = sha256(from);
  const message_hash = sha256(JSON.stringify([channel, incoming.id]));
  if (await received.first(tx, { message_hash })) return 'repeated';
  const { code, rest } = withoutCode(incoming.text);
  const wish = await wishOf(tables, tx, number_hash, incoming.text);
  const recently = { number_hash, received_on: { above: now - HOUR } };
  if (wish !== 'stop' && (await received.count(tx, { where: recently })) >= MOST_HOURLY) return 'tooMany';
  if (!(await messages.first(tx, { number_hash }))) return 'unknown';
  const all = await sentTo(tables, tx, number_hash, now);
  const rows = candidates(all, incoming);
  const found = answered(rows, await quotedOf(tables, tx, number_hash, quoted), code);
  if (!found && wish === null) return rows.some(isAnswerable) ? 'several' : 'unknown';
  const company_id = found?.companyId ?? SYSTEM;
  const times = { sent_on: Math.min(at, now), received_on: now };
  await received.insert(tx, [{ company_id, id: newId(), channel, number_hash, message_hash, ...times }]);
  if (wish !== null) await follow(tables, tx, number_hash, wish, now);
  const isCoded = found !== undefined && codeOf(found) === code;
  if (found) await add(jobOf(found, { channel, text: isCoded ? rest : incoming.text, media, wish }));
  const told = wish === null ? [] : all.filter(isAnswerable);
  const others = new Map(told.map((row) => [keyOf(row), row]));
  if (found) others.delete(keyOf(found));
  for (const row of others.values()) await add(jobOf(row, { channel, text: '', media: 0, wish }));
  return 'taken';
}

/** Answers to phone messages: which conversation they belong to, and which numbers want no more messages. */
export function textAnswers({ dialect }: Pick<Database, 'dialect'>) {
  const tables = tablesIn(dialect);
  const { messages, received, stopped } = tables;
  return {
    hasStopped: async (sql: Sql, to: string) => (await stopped.first(sql, { number_hash: sha256(to) })) !== undefined,
    /** Returns whether the number has written to the company within WhatsApp's window. */
    isOpen: async (sql: Sql, { companyId, channel, to, now }: TextRecipient) => {
      const where = { company_id: companyId, channel, number_hash: sha256(to), sent_on: { above: now - WINDOW } };
      return (await received.count(sql, { where })) > 0;
    },
    /** Returns the hints that a message needs: how to opt out, and its code if another company writes to the number. */
    hints: async (
      tx: Sql,
      { answering, channel, to }: TextMessage,
      { companyId, now, sender }: { companyId: string; now: number; sender: string | undefined },
    ): Promise<string[]> => {
      if (!answering) return [];
      const number_hash = sha256(to);
      const senderHash = sender === undefined ? null : sha256(sender);
      const { kind, codeHint, stopHint } = answering;
      const input = JSON.stringify(answering.input);
      const own = { companyId, channel, senderHash, kind, input, hasFailed: false };
      const isForeign = (row: Sent) =>
        row.companyId !== companyId && row.channel === channel && row.senderHash === senderHash && !row.hasFailed;
      const isShared = (await sentTo(tables, tx, number_hash, now)).some(isForeign);
      const arrived = { company_id: companyId, number_hash, state: { not: 'failed' } };
      const isFirst = (await messages.count(tx, { where: { ...arrived, answer_kind: { not: null } } })) <= 1;
      return [...(isShared ? [`${codeHint} ${codeOf(own)}`] : []), ...(isFirst ? [stopHint] : [])];
    },
    /**
     * Takes a message once and adds the jobs that it leads to. An answer goes to one conversation; an opt-out is told to
     * every conversation with the number.
     */
    receive: (tx: Sql, incoming: IncomingText, receiving: Receiving) =>
      receive(tables, dialect, tx, incoming, receiving),
  };
}
