import type { Readable } from 'node:stream';

/** Hash, size and first bytes (`head`, for type detection) of stored bytes. */
export interface Arrived {
  readonly hash: string;
  readonly bytes: number;
  readonly head: Buffer;
}

/** Check of arriving bytes before they are stored. */
export interface Arrival {
  /** Size of the head; defaults to `HEAD_BYTES`. */
  readonly headBytes?: number;
  /** True for files that the portal itself makes, which no virus scanner has to see. */
  readonly isOwn?: true;
  /** Throws to refuse the bytes; they are then not stored. */
  accept?(arrived: Arrived): Promise<void> | void;
}

/** First and last requested byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Stores bytes under the hash of their content; identical bytes are stored once. */
export interface FileStore {
  /**
   * Stores a stream; returns its sha-256, size and first bytes. Throws `tooLarge` (413) beyond `maxBytes`; stores
   * nothing then, nor if `accept` throws.
   */
  put(stream: Readable, maxBytes: number, arrival?: Arrival): Promise<Arrived>;
  /** Returns the bytes, or those from `start` to `end` inclusive. */
  get(hash: string, range?: ByteRange): Promise<Readable>;
  has(hash: string): Promise<boolean>;
  remove(hash: string): Promise<void>;
  /**
   * Lists stored files in order of their hashes, beginning after `after`; `storedOn` is the last upload of the bytes.
   */
  stored(after: string, limit: number): Promise<readonly StoredFile[]>;
  /** Deletes the remains of uploads that were interrupted before the given time. */
  removeUnfinished(before: number): Promise<void>;
  ready(): Promise<boolean>;
}

/** A stored file, named by the SHA-256 of its bytes. */
export interface StoredFile {
  readonly hash: string;
  readonly storedOn: number;
  readonly bytes: number;
}

/** Enough to tell a workbook from another zip file. */
export const HEAD_BYTES = 64 * 1024;
