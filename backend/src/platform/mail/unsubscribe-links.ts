import { isMailTopic, type MailTopic } from '@lichen/contracts/identity/mails/mail-topics';
import type { Seals } from '../signing-keys/seals';
import type { MailReader } from './unwanted-mails.store';

/** The person and kind of mail that a link unsubscribes from. */
export interface Unsubscribing extends MailReader {
  readonly topic: MailTopic;
}

const PURPOSE = 'unsubscribe';
const LONGEST = 600;

/** Returns the path of a signed link that only turns one topic off for one person. */
export const unsubscribePath = (seals: Pick<Seals, 'seal'>, { companyId, userId, topic }: Unsubscribing): string =>
  `/unsubscribe/${seals.seal(PURPOSE, Buffer.from(JSON.stringify([companyId, userId, topic])))}`;

/** Returns the person and topic of a token; undefined if it is not from this installation or was changed. */
export function unsubscribingOf(seals: Pick<Seals, 'unseal'>, token: string): Unsubscribing | undefined {
  if (token.length > LONGEST) return undefined;
  try {
    const [companyId, userId, topic] = JSON.parse(seals.unseal(PURPOSE, token).toString()) as unknown[];
    const isOne = typeof companyId === 'string' && typeof userId === 'string' && isMailTopic(topic);
    return isOne ? { companyId, userId, topic } : undefined;
  } catch {
    return undefined;
  }
}
