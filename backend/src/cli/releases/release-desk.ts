import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import type { Move } from '../../platform/releases/pointers';
import type { Pin } from '../../platform/releases/pins';
import type { ReleaseAct } from '../../platform/releases/release-history';
import type { Verified } from '../../platform/releases/releases';
import type { StoredRef } from '../../platform/releases/versions';

export interface RemoteState {
  readonly name: string;
  /** Live version; null for a remote that has none. */
  readonly live: string | null;
}

export interface RemoteHistory extends RemoteState {
  readonly acts: readonly ReleaseAct[];
  readonly versions: readonly StoredRef[];
  /** Accounts currently pinned to a version. Older portals do not send this. */
  readonly kept?: readonly Pin[];
}

export interface StoredBuild {
  readonly name: string;
  readonly version: string;
  /** Number of files in the release, and of those that had to be uploaded. */
  readonly files: number;
  readonly sent: number;
  /** Notices for the person who releases. */
  readonly notices: readonly string[];
}

export interface StoreOptions {
  readonly isDry: boolean;
  /** Result of the browser check. */
  readonly proof?: BrowserProof | undefined;
}

/** An installation as operators reach it: on its own machine, or over HTTP with a token. */
export interface ReleaseDesk {
  list(): Promise<readonly RemoteState[]>;
  history(name: string): Promise<RemoteHistory>;
  release(ref: { name: string; version: string }): Promise<Release>;
  verify(name: string): Promise<Verified>;
  /** Stores the build in a folder, or only checks whether it could be stored; nothing goes live. */
  store(folder: string, options: StoreOptions): Promise<StoredBuild>;
  /** Moves a pointer; returns the version that is live afterwards. */
  move(move: Omit<Move, 'by'>): Promise<string | null>;
  pin(pin: {
    name: string;
    companyId: string;
    act: Pin['act'] | 'unpin';
    version?: string;
    until?: number;
    note: string;
  }): Promise<void>;
  close(): Promise<void>;
}
