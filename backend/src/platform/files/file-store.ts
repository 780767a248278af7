import type { Readable } from 'node:stream';

/** What is known of bytes that have arrived; `head` is the first of them, for sniffing. */
export interface Arrived {
  readonly hash: string;
  readonly bytes: number;
  readonly head: Buffer;
}

export interface Arrival {
  /** Bytes of the head; `HEAD_BYTES` where nothing is said. */
  readonly headBytes?: number;
  /** Throws the refusal of bytes that are not wanted: nothing of them is kept. */
  accept?(arrived: Arrived): Promise<void> | void;
}

/** Places of the first and the last byte that are wanted, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes under the hash of their content; the same bytes are kept once. */
export interface FileStore {
  /**
   * Streams in, answers the sha-256, the size and the first bytes. Refuses more than `maxBytes` with a 413 problem and
   * keeps nothing then, nor where `accept` throws.
   */
  put(stream: Readable, maxBytes: number, arrival?: Arrival): Promise<Arrived>;
  /** The bytes, or those from `start` to `end`, which are both among them. */
  get(hash: string, range?: ByteRange): Promise<Readable>;
  has(hash: string): Promise<boolean>;
  remove(hash: string): Promise<void>;
  /** Stored files in the order of their hashes, beginning after `after`; `storedOn` is the last upload of the bytes. */
  stored(after: string, limit: number): Promise<readonly StoredFile[]>;
  /** Removes what uploads left behind that broke off before then. */
  removeUnfinished(before: number): Promise<void>;
  ready(): Promise<boolean>;
}

export interface StoredFile {
  readonly hash: string;
  readonly storedOn: number;
  readonly bytes: number;
}

/** Enough to tell a workbook from another zip. */
export const HEAD_BYTES = 64 * 1024;
