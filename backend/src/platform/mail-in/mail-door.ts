import type { Readable } from 'node:stream';
import type { Context } from '../engine/rules';
import type { UnitOfWork } from '../engine/unit/unit-of-work';
import type { Platform } from '../platform';

/** Sender and recipients from the SMTP session or the provider. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** `later` asks the sending server to retry, because of a limit or a full storage. */
export type Verdict = 'taken' | 'unknown' | 'later';

/** Receives mail from outside, by SMTP or from a provider. */
export interface MailDoor {
  /** Called for each recipient before the message is read. */
  judge(recipient: string, sender: string): Promise<Verdict>;
  /** Stores the message for every recipient; after it resolves the message cannot be lost. */
  take(message: Readable, envelope: Envelope): Promise<void>;
}

/** Runs work in one transaction with its audit rows and events. */
export type WriteInUnit = <T>(context: Context, work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** Opens a module's mail door. */
export type OpenMailDoor = (platform: Platform, write: WriteInUnit) => MailDoor;

/** Longest address in SMTP, in characters. */
export const MOST_ADDRESS = 254;
