import type { EmailAttachment } from '@lichen/contracts/docs/emails/email.entity';

/** Attachments of one email that are listed; beyond, they are counted. */
export const MOST_LISTED = 100;

export interface OpenInput {
  readonly bytes: Uint8Array;
  /** Ids of attachments whose bytes are wanted; null for those that become documents by themselves. */
  readonly wanted: readonly string[] | null;
  /** Ids of those that are documents already. */
  readonly known: readonly string[];
}

export interface OpenedAttachment extends EmailAttachment {
  /** Why it becomes no document by itself. */
  readonly leftOut: string | null;
  /** Null where nobody wants them. */
  readonly bytes: Uint8Array | null;
}

/** What an email says, without any markup. */
export interface OpenedEmail {
  readonly date: number | null;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly OpenedAttachment[];
  /** With those that are not listed. */
  readonly count: number;
}
