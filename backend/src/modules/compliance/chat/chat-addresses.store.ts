import type { Clock } from '../../../platform/clock';
import type { Configuration } from '../../../platform/configuration';
import type { Database } from '../../../platform/store/database';
import type { Sql } from '../../../platform/store/sql';
import { tableOf } from '../../../platform/store/table';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly configuration: Pick<Configuration, 'mailInDomain' | 'mailInPort' | 'MAIL_IN_SECRET'>;
}

/** A conversation of one company. */
export interface Addressed {
  readonly companyId: string;
  readonly chatId: string;
}

/** 32 letters and digits that are hard to confuse: five random bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 32;
const ADDRESS = new RegExp(`^chat-([${LETTERS}]{${LENGTH}})@(.+)$`);

const newToken = (clock: Clock): string =>
  [...clock.random(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** Unguessable email addresses of conversations; whoever has one can write into that conversation only. */
export function chatAddresses({ database, clock, configuration }: Parts) {
  const table = tableOf('chat_addresses', ['token', 'company_id', 'chat_id', 'created_on'], database.dialect);
  const { mailInDomain, mailInPort, MAIL_IN_SECRET } = configuration;
  return {
    /**
     * Returns the address of a conversation, creating it if needed; the caller holds the lock on the conversation.
     * Undefined if this installation receives no mail.
     */
    of: async (tx: Sql, { companyId, chatId }: Addressed): Promise<string | undefined> => {
      if (mailInPort === undefined && MAIL_IN_SECRET === undefined) return undefined;
      const row = await table.first(tx, { company_id: companyId, chat_id: chatId });
      const token = row ? String(row['token']) : newToken(clock);
      if (!row) await table.insert(tx, [{ token, company_id: companyId, chat_id: chatId, created_on: clock.now() }]);
      return `chat-${token}@${mailInDomain}`;
    },
    /** Returns the conversation of an address, without regard to case; undefined for an unknown address. */
    chatOf: async (address: string): Promise<Addressed | undefined> => {
      const [, token, domain] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
      if (token === undefined || domain !== mailInDomain) return undefined;
      const row = await table.first(database, { token });
      return row && { companyId: String(row['company_id']), chatId: String(row['chat_id']) };
    },
  };
}
