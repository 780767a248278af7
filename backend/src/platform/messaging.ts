import type { Mailer } from './mail/mailer';
import type { Push } from './push/push';
import type { TextSender } from './texts/text-sender';

/** Ways to people: their open pages, their mailbox and their phone. */
export interface Messaging {
  readonly mailer: Mailer;
  readonly push: Push;
  readonly texts: TextSender;
}
