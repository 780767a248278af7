import type { Readable } from 'node:stream';

/** Bytes under the hash of their content; the same bytes are kept once. */
export interface FileStore {
  /**
   * Streams in, answers the sha-256, the size and the first bytes for sniffing (at most `HEAD_BYTES`).
   * Refuses more than `maxBytes` with a 413 problem and keeps nothing.
   */
  put(stream: Readable, maxBytes: number): Promise<{ hash: string; bytes: number; head: Buffer }>;
  get(hash: string): Promise<Readable>;
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
}

/** Enough to tell a workbook from another zip. */
export const HEAD_BYTES = 64 * 1024;
