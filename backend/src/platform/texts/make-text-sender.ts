import { Problem } from '@lichen/contracts/api/problems';
import type { Clock } from '../clock';
import type { JobKind } from '../jobs/job';
import { type Jobs, SYSTEM } from '../jobs/jobs';
import { captureText } from '../mail/capture';
import type { Inbox } from '../mail/capture';
import type { Database } from '../store/database';
import type { Sql } from '../store/sql';
import { textRows, type TextRow } from './text-rows.store';
import type { TextMessage, TextSender, TextState } from './text-sender';
import { handToService } from './text-service.client';
import { providerOf, type TextSettings } from './text-settings';

export interface TextSenderParts {
  readonly configuration: TextSettings;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly inbox: Inbox;
}

const KIND = 'text-message';
/** About half an hour with the jobs' back-off. */
const ATTEMPTS = 11;

type Waiting = Omit<TextMessage, 'follow'> & Pick<TextRow, 'companyId' | 'id'>;

/** Passes on delivery states from a service to the sender of the message. */
export interface TextNews {
  /** Records a message's state; returns false if the message is unknown. */
  hear(providerId: string, state: TextState): Promise<boolean>;
}

/**
 * Sends phone messages by jobs of the kind `job`, which is registered with the others. Without a service they are
 * captured.
 */
export function makeTextSender(parts: TextSenderParts): TextSender & TextNews & { job: JobKind } {
  const { configuration, database, jobs, clock, inbox } = parts;
  const rows = textRows(database);
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
    send: async (message, tx, author) => {
      const id = author.newId();
      await rows.add(tx, author, id, message, limits);
      const { follow: _told, ...sent } = message;
      const input: Waiting = { ...sent, id, companyId: author.companyId };
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
