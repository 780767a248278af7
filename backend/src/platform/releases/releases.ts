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
  /** Absolute path of the file. */
  readonly path: string;
  readonly integrity: string;
  readonly contentType: string;
  /** Encodings with a compressed copy beside the file. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** The live version of a remote. */
export interface LivePointer extends RemoteRef {
  readonly isRetired: boolean;
}

/** Result of verifying a remote: `broken` is null and `damaged` empty if everything matches its hashes. */
export interface Verified {
  readonly acts: number;
  readonly broken: string | null;
  readonly files: number;
  readonly damaged: readonly string[];
}

/** Published versions of remotes, and which one is live. */
export interface Releases extends Pick<Pointers, 'history' | 'move'>, Pick<Pins, 'pin' | 'unpin'> {
  /** Returns the live release of every remote, from memory; for a pinned account, the version it stays at. */
  live(companyId?: string): readonly Release[];
  /** Returns the live version of each remote, whether or not its files can be read. */
  pointers(): readonly LivePointer[];
  /** Returns the version that replaces the live one when that fails to load; never one that was rolled back. */
  fallback(remote: string): RemoteRef | null;
  /** Returns the release of a stored version. */
  published(ref: RemoteRef): Promise<Release | undefined>;
  /** Returns every stored version of a remote, the newest last. */
  versions(name: string): Promise<StoredRef[]>;
  /** Returns the accounts currently pinned to a version of a remote. */
  kept(name: string): Promise<Pin[]>;
  /** Verifies the history and every file of a remote's live version, as stored, against their hashes. */
  verify(name: string): Promise<Verified>;
  readonly tokens: ReleaseTokens;
  readonly uploads: ReturnType<typeof uploadedFiles>;
  /** Throws if `store` would; stores nothing. */
  check(source: VersionSource): Promise<Release>;
  /** Verifies every file against its hash and stores the version; does not make it live. */
  store(source: VersionSource, by: string): Promise<Release>;
  /** Returns notices for the person who makes a version live, beyond what is refused. */
  notices(release: Release, source: Pick<VersionSource, 'read'>): Promise<string[]>;
  /**
   * Stores the build in a folder and makes it live, if the live version is `expected`: null for none, undefined for
   * any.
   */
  publish(
    folder: string,
    act: Actor & { expected?: string | null | undefined; proof?: BrowserProof },
  ): Promise<Release>;
  /** Returns a file of a published version; undefined unless its release lists it. */
  file(remote: string, version: string, path: string): Promise<ReleaseFile | undefined>;
  /** Reads the pointers again; called at start and whenever another process may have published. */
  refresh(): Promise<void>;
  /** False while this process serves another version than the live one, because that cannot be read. */
  isReady(): boolean;
  stop(): void;
}
