import type { Configuration } from '../configuration';
import type { Seals } from '../signing-keys/seals';
import type { Database } from '../store/database';
import { TOPIC_OF } from './letters';
import type { Mail } from './mailer';
import { unsubscribePath } from './unsubscribe-links';
import { unwantedMails } from './unwanted-mails.store';

export interface UnsubscribingParts {
  readonly configuration: Pick<Configuration, 'publicUrl'>;
  /** Signs the unsubscribe links. */
  readonly seals: Pick<Seals, 'seal'>;
  readonly database: Database;
}

/** Ways to turn off a mail's topic; no link or headers for mandatory mails. */
export interface Unsubscribe {
  readonly isUnwanted: boolean;
  readonly link: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const DUTY: Unsubscribe = { isUnwanted: false, link: undefined, headers: {} };

/** Called when a mail is sent, because the person may have turned its topic off meanwhile. */
export function unsubscribing({ configuration, seals, database }: UnsubscribingParts) {
  const wishes = unwantedMails(database);
  return async ({ kind, member }: Mail): Promise<Unsubscribe> => {
    const topic = TOPIC_OF[kind];
    if (!member || !topic) return DUTY;
    const link = configuration.publicUrl + unsubscribePath(seals, { ...member, topic });
    // RFC 8058: mail programs offer a button that posts to the link.
    const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    return { isUnwanted: (await wishes.wishesOf(member, topic))?.isWanted === false, link, headers };
  };
}
