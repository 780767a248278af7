import { refused } from '@lichen/contracts/api/problems';
import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import { newId } from '../clock';
import type { Sql } from '../store/sql';
import type { IncomingText } from './incoming-texts';
import { textAnswers } from './text-answers.store';
import type { TextAuthor, TextForm, TextMessage, TextRecipient } from './text-sender';
import type { TextSenderParts } from './text-sender-parts';
import { ownNumber, templateBeyondWindow } from './text-settings';

/** Characters that are left to the words of the operator's template, which the portal does not know. */
const OF_TEMPLATE = 200;
/** Most characters of a whole message: Twilio's limit of a text, and Meta's of a template with its own words. */
const MOST = { plain: 1600, template: 1024 - OF_TEMPLATE } as const;

/** What a phone message needs in order to be answered: its form, its hints, and the way of the answer. */
export function textConversations({ configuration, database, jobs, clock }: TextSenderParts) {
  const answers = textAnswers(database);

  async function formTo(sql: Sql, recipient: TextRecipient): Promise<TextForm> {
    const beyond = templateBeyondWindow(configuration, recipient.channel);
    if (beyond.free || (await answers.isOpen(sql, recipient))) return 'plain';
    return beyond.template ? 'template' : 'closed';
  }

  return {
    formTo,
    hasStopped: answers.hasStopped,
    /**
     * Returns a message of a conversation in the form that its channel takes now, with its hints; throws `refused` if
     * the channel takes none, or none of this length.
     */
    worded: async (tx: Sql, message: TextMessage, { companyId, now }: TextAuthor) => {
      const form = await formTo(tx, { ...message, companyId, now });
      if (form === 'closed') throw refused(SEND_LIMIT_TEXTS.windowOver);
      const sender = ownNumber(configuration, message);
      const hints = await answers.hints(tx, message, { companyId, now, sender });
      const last = [message.parts.at(-1) ?? '', ...hints].join(' ');
      const text = [message.text, ...hints].join('\n');
      const parts = [...message.parts.slice(0, -1), last];
      const whole = form === 'plain' ? text : parts.join('');
      if (whole.length > MOST[form]) throw refused(SEND_LIMIT_TEXTS.tooLong);
      return { form, text, parts };
    },
    /** Takes a message from a phone once, and starts the job of its conversation. */
    receive: async (incoming: IncomingText) => {
      const tools = { now: clock.now(), newId: () => newId(clock) };
      const received = await database.transaction((tx) =>
        answers.receive(tx, incoming, { ...tools, add: (job) => jobs.add(tx, job) }),
      );
      jobs.wake();
      return received;
    },
  };
}
