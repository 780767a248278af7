/** A file of an answer. */
export interface ReplyFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What an answer by email says, without any markup. */
export interface OpenedReply {
  readonly from: string;
  readonly messageId: string | null;
  readonly text: string;
  /** A machine answers, such as one that says that somebody is away: nobody has to read it, and nothing answers it. */
  readonly isAutomatic: boolean;
  readonly files: readonly ReplyFile[];
}

/** Files of one answer that are taken. */
export const MOST_FILES = 10;
