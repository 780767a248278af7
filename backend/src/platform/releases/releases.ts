import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { RemoteRef } from '@lichen/contracts/portal/portal';
import type { Release } from '@lichen/contracts/portal/release';
import type { Pin, Pins } from './pins';
import type { Pointers } from './pointers';
import type { Actor } from './release-history';
import type { ReleaseTokens } from './release-tokens';
import type { uploadedFiles } from './uploaded-files';
import type { VersionSource } from './version-source';
import type { StoredRef } from './versions';

/** One file of a published version, as the gateway sends it. */
export interface ReleaseFile {
  /** Absolute path of the bytes. */
  readonly path: string;
  readonly integrity: string;
  readonly contentType: string;
  /** Encodings of which a compressed copy lies beside it. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** A version of which a pointer says that it is live. */
export interface LivePointer extends RemoteRef {
  readonly isRetired: boolean;
}

/** What was found of a remote: nothing broken and nothing damaged where all is as it was written. */
export interface Verified {
  readonly acts: number;
  readonly broken: string | null;
  readonly files: number;
  readonly damaged: readonly string[];
}

/** Published versions of remotes and which one is live. */
export interface Releases extends Pick<Pointers, 'history' | 'move'>, Pick<Pins, 'pin' | 'unpin'> {
  /** The live release of every remote, in memory; for an account that is pinned, the version it stays at. */
  live(companyId?: string): readonly Release[];
  /** Which version of each remote is live, whether or not its files can be read. */
  pointers(): readonly LivePointer[];
  /** The version that stands in for the live one when that cannot load; never one that was taken back. */
  fallback(remote: string): RemoteRef | null;
  /** The release of a version that was published at some time. */
  published(ref: RemoteRef): Promise<Release | undefined>;
  /** Every version of a remote that is stored, the newest last. */
  versions(name: string): Promise<StoredRef[]>;
  /** Accounts that stay at a version of a remote now. */
  kept(name: string): Promise<Pin[]>;
  /** Holds the history and every file of a remote's live version, as the file store has it, against their hashes. */
  verify(name: string): Promise<Verified>;
  readonly tokens: ReleaseTokens;
  readonly uploads: ReturnType<typeof uploadedFiles>;
  /** Throws what `store` would refuse, and stores nothing. */
  check(source: VersionSource): Promise<Release>;
  /** Verifies every file against its hash and stores the version for ever; nothing goes live. */
  store(source: VersionSource, by: string): Promise<Release>;
  /** What whoever makes a version live should know of it, beyond what is refused. */
  notices(release: Release, source: Pick<VersionSource, 'read'>): Promise<string[]>;
  /**
   * Stores what was built in a folder and makes it live, if the pointer still shows `expected`: a version, null for a
   * remote of which nothing is live, undefined for whatever it is now.
   */
  publish(
    folder: string,
    act: Actor & { expected?: string | null | undefined; proof?: BrowserProof },
  ): Promise<Release>;
  /** One file of one published version; only files that its release lists exist. */
  file(remote: string, version: string, path: string): Promise<ReleaseFile | undefined>;
  /** Reads the pointers now; called at start and whenever another process may have published. */
  refresh(): Promise<void>;
  /** False while this process serves another version than the live one, because it cannot read that. */
  isReady(): boolean;
  stop(): void;
}
