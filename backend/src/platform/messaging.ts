import type { Mailer } from './mail/mailer';
import type { Push } from './push/push';
import type { TextSender } from './texts/text-sender';

/** Channels to people: open pages, mail and phone. */
export interface Messaging {
  readonly mailer: Mailer;
  readonly push: Push;
  readonly texts: TextSender;
}
