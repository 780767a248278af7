import type { Release } from '@lichen/contracts/release';

/** Published versions of remotes and which one is live. */
export interface Releases {
  /** The live release of every remote, in memory. */
  live(): readonly Release[];
  /** Verifies every file against its hash, stores them in an immutable directory, flips the pointer by compare-and-set. */
  publish(directory: string, expected?: string | null): Promise<Release>;
  /** Absolute path of one file of one version, or undefined when that version has no such file. */
  file(remote: string, version: string, path: string): { path: string; integrity: string } | undefined;
}
