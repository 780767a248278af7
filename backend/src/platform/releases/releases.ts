import type { RemoteRef } from '@lichen/contracts/portal/portal';
import type { Release } from '@lichen/contracts/portal/release';

/** One file of a published version, as the gateway sends it. */
export interface ReleaseFile {
  /** Absolute path of the bytes. */
  readonly path: string;
  readonly integrity: string;
  readonly contentType: string;
  /** Encodings of which a compressed copy lies beside it. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** Published versions of remotes and which one is live. */
export interface Releases {
  /** The live release of every remote, in memory. */
  live(): readonly Release[];
  /** Which version of each remote is live, whether or not its files can be read. */
  pointers(): readonly RemoteRef[];
  /** The version that was live before, for a page whose current one cannot load. */
  fallback(remote: string): RemoteRef | null;
  /** The release of a version that was published at some time. */
  published(ref: RemoteRef): Promise<Release | undefined>;
  /**
   * Verifies every file against its hash, stores them in an immutable directory, flips the pointer if it still
   * shows `expected`: a version, null for a remote that was never published, undefined for whatever it is now.
   */
  publish(directory: string, expected?: string | null): Promise<Release>;
  /** One file of one published version; only files that its release lists exist. */
  file(remote: string, version: string, path: string): Promise<ReleaseFile | undefined>;
  /** Signature of this installation over an answer's bytes: `keyId.signature`. */
  sign(bytes: Buffer): string;
  /** Keys with which pages verify signatures: raw ed25519 in base64url, by key id. */
  readonly publicKeys: Readonly<Record<string, string>>;
  /** Reads the pointers now; called at start and whenever another process may have published. */
  refresh(): Promise<void>;
  stop(): void;
}
