import { Problem, refused } from '@lichen/contracts/api/problems';
import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import type { JobKind } from '../jobs/job';
import { SYSTEM } from '../jobs/jobs';
import { captureText } from '../mail/capture';
import type { Sql } from '../store/sql';
import type { IncomingText } from './incoming-texts';
import type { Reception } from './text-answers.store';
import { textConversations } from './text-conversations';
import { textRows, type TextRow } from './text-rows.store';
import type { TextForm, TextMessage, TextSender, TextState } from './text-sender';
import { handToService } from './text-service.client';
import type { TextSenderParts } from './text-sender-parts';
import { ownNumber, providerOf } from './text-settings';

const KIND = 'text-message';
/** About half an hour with the jobs' back-off. */
const ATTEMPTS = 11;

type Waiting = Omit<TextMessage, 'follow' | 'answering'> &
  Pick<TextRow, 'companyId' | 'id'> & { readonly form?: TextForm };

/** Passes on what a service reports: delivery states to the sender of the message, and answers. */
export interface TextNews {
  /** Records a message's state; returns false if the message is unknown. */
  hear(providerId: string, state: TextState): Promise<boolean>;
  /** Takes a message from a phone once, and starts the job of its conversation. */
  receive(incoming: IncomingText): Promise<Reception>;
}

/**
 * Sends phone messages by jobs of the kind `job`, which is registered with the others. Without a service they are
 * captured.
 */
export function makeTextSender(parts: TextSenderParts): TextSender & TextNews & { job: JobKind } {
  const { configuration, database, jobs, clock, inbox } = parts;
  const rows = textRows(database);
  const { formTo, hasStopped, worded, receive } = textConversations(parts);
  const limits = { daily: configuration.TEXT_COMPANY_DAILY, scale: configuration.LICHEN_RATE_LIMIT_SCALE };
  const isKept = (channel: TextMessage['channel']) => providerOf(configuration, channel) === 'none';

  async function tell(tx: Sql, row: TextRow, state: TextState, named?: string): Promise<void> {
    if (!(await rows.reach(tx, row, state, named))) return;
    const { kind, input } = row.follow;
    await jobs.add(tx, { companyId: row.companyId, userId: SYSTEM, kind, input: { ...input, state } });
  }

  async function reach({ companyId, id }: Waiting, state: TextState, named?: string): Promise<void> {
    await database.transaction(async (tx) => {
      const row = await rows.find(tx, companyId, id);
      if (row) await tell(tx, row, state, named);
    });
    jobs.wake();
  }

  async function deliver(message: Waiting): Promise<void> {
    // The number may have opted out while the message waited.
    if (await hasStopped(database, message.to)) throw refused(SEND_LIMIT_TEXTS.stopped);
    if (isKept(message.channel)) {
      if (configuration.production) throw new Problem('refused', 'no provider');
      await captureText({ inbox, clock, directory: configuration.dataDir }, message);
      return reach(message, 'sent');
    }
    const delivery = await handToService(configuration, message, clock.now());
    if (delivery.state === 'later') throw new Error(`the service for messages did not take it: ${delivery.why}`);
    // Final: a retry would be refused in the same way.
    if (delivery.state === 'refused') throw new Problem('refused', delivery.why);
    return reach(message, 'sent', delivery.providerId);
  }

  return {
    isOffered: (channel) => !isKept(channel) || !configuration.production,
    formTo,
    hasStopped,
    send: async (message, tx, author) => {
      const id = author.newId();
      await rows.add(tx, author, id, { ...message, sender: ownNumber(configuration, message) }, limits);
      if (await hasStopped(tx, message.to)) throw refused(SEND_LIMIT_TEXTS.stopped);
      const { follow: _told, answering, ...sent } = message;
      const said = answering && (await worded(tx, message, author));
      const input: Waiting = { ...sent, ...said, id, companyId: author.companyId };
      await jobs.add(tx, { companyId: author.companyId, userId: SYSTEM, kind: KIND, input });
    },
    hear: async (providerId, state) => {
      const isKnown = await database.transaction(async (tx) => {
        const row = await rows.byProvider(tx, providerId);
        if (row) await tell(tx, row, state);
        return row !== undefined;
      });
      jobs.wake();
      return isKnown;
    },
    receive,
    job: {
      kind: KIND,
      attempts: ATTEMPTS,
      secretInput: true,
      lane: 'outside',
      run: (job) => deliver(job.input as Waiting),
      gaveUp: (job) => reach(job.input as Waiting, 'failed'),
    },
  };
}
