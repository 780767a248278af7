import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import { Problem } from '@lichen/contracts/api/problems';
import { expectConfirmed } from '../accounts/expect-confirmed';
import { SYSTEM } from '../jobs/jobs';
import { countedInTurn } from '../mail/counted-in-turn';
import { isYoung, sendingDomain } from '../mail/sending-company';
import type { Database } from '../store/database';
import type { Sql, Where } from '../store/sql';
import { tableOf } from '../store/table';
import { sha256 } from '../sha256';
import type { TextAuthor, TextMessage, TextState } from './text-sender';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Most messages that a person may send per hour, and that a number may get per day from all senders. */
const MOST = { person: 60, number: 5 } as const;

/**
 * Daily limits as a factor of `daily`: of a company in its first week, and of all companies of one mail domain
 * together.
 */
const SHARE = { young: 1 / 5, domain: 2 } as const;

interface Limits {
  /** Most messages of a company per day. */
  readonly daily: number;
  readonly scale: number;
}

/** A sent message as stored, with the job to start for each new state. */
export interface TextRow {
  readonly companyId: string;
  readonly id: string;
  readonly state: string;
  readonly follow: TextMessage['follow'];
}

const COLUMNS = [
  ...['company_id', 'id', 'user_id', 'channel', 'number_hash', 'provider_id', 'state', 'sent_on'],
  ...['follow_kind', 'follow_input', 'answer_kind', 'answer_input', 'sender_hash'],
];

/** A message, with the company's own number if the service sends from it. */
type Outgoing = TextMessage & { readonly sender: string | undefined };

const answersOf = ({ answering, sender }: Outgoing) => ({
  answer_kind: answering?.kind ?? null,
  answer_input: answering ? JSON.stringify(answering.input) : null,
  sender_hash: sender === undefined ? null : sha256(sender),
});

/** Order of states: late or repeated reports change nothing. */
const ORDER = ['waiting', 'sent', 'failed', 'delivered'];

/** Rows of phone messages, and the limits counted from them. */
export function textRows({ dialect }: Pick<Database, 'dialect'>) {
  const table = tableOf('text_messages', COLUMNS, dialect);
  const accounts = tableOf('accounts', ['company_id', 'id'], dialect);

  /** One row per message of a domain, beside the mails counted in the same way; it names neither company nor number. */
  const ofDomains = tableOf('sent_mails', ['company_id', 'id', 'user_id', 'address', 'sent_on'], dialect);

  async function expectRoom(
    tx: Sql,
    now: number,
    whose: Where,
    [most, within, text]: readonly [number, number, string],
    counted = table,
  ) {
    const where = { ...whose, sent_on: { above: now - within } };
    if ((await counted.count(tx, { where })) < most) return;
    const [oldest] = await counted.find(tx, { where, order: [{ column: 'sent_on' }], limit: 1 });
    const wait = oldest ? Number(oldest['sent_on']) + within - now : within;
    throw new Problem('tooMany', text, undefined, Math.max(1, Math.ceil(wait / 1000)));
  }

  return {
    /**
     * Adds a message. Throws `refused` while the person's own address is unconfirmed, and `tooMany` if the person,
     * company, number or domain has reached its limit.
     */
    add: async (
      tx: Sql,
      { companyId, userId, now, newId }: TextAuthor,
      id: string,
      message: Outgoing,
      limits: Limits,
    ) => {
      await expectConfirmed({ dialect }, tx, { companyId, userId });
      // Locks the company's count, so that simultaneous requests see each other's messages.
      await accounts.hold(tx, { company_id: companyId, id: companyId });
      const number_hash = sha256(message.to);
      const domain = sha256(`texts of ${await sendingDomain(dialect, tx, { companyId, userId })}`);
      await countedInTurn(dialect, tx, now, [sha256(`number ${message.to}`), domain]);
      const of = (most: number) => Math.max(1, Math.round(most * limits.scale));
      const aDay = (share: number) => Math.round(limits.daily * limits.scale * share);
      const whose = { company_id: companyId };
      await expectRoom(tx, now, { number_hash }, [of(MOST.number), DAY, SEND_LIMIT_TEXTS.number]);
      await expectRoom(tx, now, { ...whose, user_id: userId }, [of(MOST.person), HOUR, SEND_LIMIT_TEXTS.person]);
      if (await isYoung(dialect, tx, { companyId, now }))
        await expectRoom(tx, now, whose, [aDay(SHARE.young), DAY, SEND_LIMIT_TEXTS.youngCompany]);
      await expectRoom(tx, now, whose, [aDay(1), DAY, SEND_LIMIT_TEXTS.company]);
      await expectRoom(tx, now, { address: domain }, [aDay(SHARE.domain), DAY, SEND_LIMIT_TEXTS.domain], ofDomains);
      await ofDomains.insert(tx, [{ company_id: SYSTEM, id: newId(), user_id: SYSTEM, address: domain, sent_on: now }]);
      const { channel, follow } = message;
      const row = { ...whose, id, user_id: userId, channel, number_hash, provider_id: null, state: 'waiting' };
      const follows = { follow_kind: follow.kind, follow_input: JSON.stringify(follow.input) };
      await table.insert(tx, [{ ...row, ...follows, ...answersOf(message), sent_on: now }]);
    },
    /** Returns the message with the id that its service gave it. */
    byProvider: async (sql: Sql, providerId: string): Promise<TextRow | undefined> => {
      const row = await table.first(sql, { provider_id: providerId });
      return row && textRowOf(row);
    },
    find: async (sql: Sql, companyId: string, id: string): Promise<TextRow | undefined> => {
      const row = await table.first(sql, { company_id: companyId, id });
      return row && textRowOf(row);
    },
    /** Records a new state; returns false if the message had already reached it. */
    reach: async (tx: Sql, { companyId, id }: Pick<TextRow, 'companyId' | 'id'>, state: TextState, named?: string) => {
      const before = { in: ORDER.slice(0, ORDER.indexOf(state)) };
      const changes = { state, ...(named === undefined ? {} : { provider_id: named }) };
      return (await table.update(tx, { company_id: companyId, id, state: before }, changes)) === 1;
    },
  };
}

const textRowOf = (row: Readonly<Record<string, unknown>>): TextRow => ({
  companyId: String(row['company_id']),
  id: String(row['id']),
  state: String(row['state']),
  follow: {
    kind: String(row['follow_kind']),
    input: JSON.parse(String(row['follow_input'])) as Record<string, unknown>,
  },
});
