import type { Readable } from 'node:stream';
import type { Context } from '../engine/rules';
import type { UnitOfWork } from '../engine/unit/unit-of-work';
import type { Platform } from '../platform';

/** What the sending server says beside the message. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** `later` asks the sending server to try again: too many at once, or no room left. */
export type Verdict = 'taken' | 'unknown' | 'later';

/** Where mail from outside comes in, by whichever way it came. */
export interface MailDoor {
  /** Asked of each recipient before anything of the message is read. */
  judge(recipient: string, sender: string): Promise<Verdict>;
  /** Stores the message for every recipient; once this has answered, nothing of it can be lost. */
  take(message: Readable, envelope: Envelope): Promise<void>;
}

/** Runs work in one transaction with its audit rows and events. */
export type WriteInUnit = <T>(context: Context, work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** How a module opens its door. */
export type OpenMailDoor = (platform: Platform, write: WriteInUnit) => MailDoor;

/** Longest address that SMTP knows. */
export const MOST_ADDRESS = 254;
