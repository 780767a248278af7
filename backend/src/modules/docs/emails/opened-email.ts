import type { EmailAttachment } from '@lichen/contracts/docs/emails/email.entity';

/** Maximum number of attachments listed for one email. Further ones are only counted. */
export const MOST_LISTED = 100;

/** An email to be opened in a child process. */
export interface OpenInput {
  readonly bytes: Uint8Array;
  /** Ids of the attachments to return with their bytes; null for those that become documents automatically. */
  readonly wanted: readonly string[] | null;
  /** Ids of the attachments that are documents already. */
  readonly known: readonly string[];
}

/** An attachment with its bytes, if they were asked for. */
export interface OpenedAttachment extends EmailAttachment {
  /** Reason why it does not become a document automatically; null if it does. */
  readonly leftOut: string | null;
  /** Null if the bytes were not asked for. */
  readonly bytes: Uint8Array | null;
}

/** The content of an email, without markup. */
export interface OpenedEmail {
  readonly date: number | null;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly OpenedAttachment[];
  /** Number of attachments, including those not listed. */
  readonly count: number;
}
