import type { Configuration } from '../configuration';
import type { Seals } from '../signing-keys/seals';
import type { Database } from '../store/database';
import { TOPIC_OF } from './letters';
import type { Mail } from './mailer';
import { unsubscribePath } from './unsubscribe-links';
import { unwantedMails } from './unwanted-mails.store';

export interface UnsubscribingParts {
  readonly configuration: Pick<Configuration, 'publicUrl'>;
  /** Signs the links by which people turn a kind of mail off. */
  readonly seals: Pick<Seals, 'seal'>;
  readonly database: Database;
}

/** What a mail says of the way to turn its kind off; nothing of one that is a duty. */
export interface Unsubscribe {
  readonly isUnwanted: boolean;
  readonly link: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const DUTY: Unsubscribe = { isUnwanted: false, link: undefined, headers: {} };

/** Asked when a mail leaves: somebody may have turned its kind off since it was written. */
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
