import { type MailTopic, unwantedAfter } from '@lichen/contracts/identity/mails/mail-topics';
import { appendAudit } from '../audit/audit';
import { type Clock, newId } from '../clock';
import type { Database } from '../store/database';
import type { Row } from '../store/sql';
import { tableOf } from '../store/table';

/** The person who gets a mail. */
export interface MailReader {
  readonly companyId: string;
  readonly userId: string;
}

/** Data of the unsubscribe page about the link's person. */
export interface MailWishes {
  readonly email: string;
  readonly language: string;
  readonly isWanted: boolean;
}

const topicsIn = (row: Row): readonly string[] | null => {
  const stored = row['unwanted_mails'];
  return typeof stored === 'string' ? (JSON.parse(stored) as string[]) : null;
};

/** Mail topics that people have turned off. A signed link is enough to read and change them, without a log-in. */
export function unwantedMails(database: Database) {
  const users = tableOf('users', ['company_id', 'id', 'version', 'email', 'lang', 'unwanted_mails'], database.dialect);
  const keyOf = ({ companyId, userId }: MailReader) => ({ company_id: companyId, id: userId });
  const wishes = (row: Row, topic: MailTopic): MailWishes => ({
    ...{ email: String(row['email']), language: String(row['lang']) },
    isWanted: !topicsIn(row)?.includes(topic),
  });
  return {
    wishesOf: async (who: MailReader, topic: MailTopic): Promise<MailWishes | undefined> => {
      const row = await users.first(database, keyOf(who));
      return row && wishes(row, topic);
    },
    /** Returns undefined if the person no longer exists. The audit log records the change as the person's own. */
    set: (who: MailReader, topic: MailTopic, wanted: boolean, clock: Clock): Promise<MailWishes | undefined> =>
      database.transaction(async (tx) => {
        await users.hold(tx, keyOf(who));
        const row = await users.first(tx, keyOf(who));
        if (!row) return undefined;
        const before = topicsIn(row);
        const next = unwantedAfter({ unwanted_mails: before }, topic, wanted);
        if (wishes(row, topic).isWanted === wanted) return wishes(row, topic);
        const changed = { unwanted_mails: JSON.stringify(next), version: Number(row['version']) + 1 };
        await users.update(tx, keyOf(who), changed);
        const { companyId, userId } = who;
        const of = { companyId, entityName: 'profile', recordId: userId, userId, user: String(row['email']) };
        const diff = { unwanted_mails: { from: before, to: next } };
        await appendAudit(database, tx, [{ id: newId(clock), ...of, at: clock.now(), type: 'set_mails', diff }]);
        return wishes({ ...row, ...changed }, topic);
      }),
  };
}
