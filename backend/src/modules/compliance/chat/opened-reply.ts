/** A file attached to a reply. */
export interface ReplyFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The content of an email reply, as plain text. */
export interface OpenedReply {
  readonly from: string;
  readonly messageId: string | null;
  readonly text: string;
  /** True for automatic messages such as out-of-office replies: they are discarded and never answered. */
  readonly isAutomatic: boolean;
  readonly files: readonly ReplyFile[];
}

/** Most files accepted from one reply. */
export const MOST_FILES = 10;
