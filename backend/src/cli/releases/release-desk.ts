import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import type { Move } from '../../platform/releases/pointers';
import type { Pin } from '../../platform/releases/pins';
import type { ReleaseAct } from '../../platform/releases/release-history';
import type { Verified } from '../../platform/releases/releases';
import type { StoredRef } from '../../platform/releases/versions';

export interface RemoteState {
  readonly name: string;
  /** Null for a remote of which nothing is live. */
  readonly live: string | null;
}

export interface RemoteHistory extends RemoteState {
  readonly acts: readonly ReleaseAct[];
  readonly versions: readonly StoredRef[];
  /** Accounts that stay at a version now. A portal of before does not say. */
  readonly kept?: readonly Pin[];
}

export interface StoredBuild {
  readonly name: string;
  readonly version: string;
  /** Files that the release lists, and how many of them had to be sent. */
  readonly files: number;
  readonly sent: number;
  /** What whoever releases it should know. */
  readonly notices: readonly string[];
}

export interface StoreOptions {
  readonly isDry: boolean;
  /** What was seen of it in a browser. */
  readonly proof?: BrowserProof | undefined;
}

/** An installation as its operator reaches it: on its own machine, or over HTTP with a token. */
export interface ReleaseDesk {
  list(): Promise<readonly RemoteState[]>;
  history(name: string): Promise<RemoteHistory>;
  release(ref: { name: string; version: string }): Promise<Release>;
  verify(name: string): Promise<Verified>;
  /** Stores what was built in a folder, or only looks whether it could be; nothing goes live. */
  store(folder: string, options: StoreOptions): Promise<StoredBuild>;
  /** Answers what is live then. */
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
