import type { Release } from '@lichen/contracts/portal/release';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Pin } from './pins';
import type { Pointer } from './pointers';
import type { VersionFolders } from './version-folders';

/** Delay in milliseconds before an unreadable version is tried again. */
const AGAIN_MS = 10_000;

/** The parts of one remote that this process serves. */
export interface Served {
  readonly pointer: Pointer;
  /** The live version or, if unreadable, the one before; undefined if neither can be read. */
  readonly release: Release | undefined;
}

/** A release that one account gets instead of the live one. */
export interface PinnedRelease extends Pin {
  readonly release: Release;
}

/** Reads the versions of pointers and pins. An unreadable version does not affect others and is logged once. */
export function liveReader(folders: VersionFolders, log: Logger, clock: Clock) {
  const failed = new Map<string, number>();

  const read = async (name: string, version: string): Promise<Release | undefined> => {
    const key = `${name}/${version}`;
    const since = failed.get(key);
    if (since !== undefined && clock.now() - since < AGAIN_MS) return undefined;
    try {
      const { release } = await folders.open({ name, version });
      failed.delete(key);
      return release;
    } catch (error) {
      if (since === undefined) log.error({ err: error, remote: name, version }, 'a release cannot be read');
      failed.set(key, clock.now());
      return undefined;
    }
  };

  return {
    served: async (pointer: Pointer): Promise<Served> => {
      const { name, version, fallback } = pointer;
      const release = (await read(name, version)) ?? (fallback ? await read(name, fallback) : undefined);
      return { pointer, release };
    },
    pinned: async (pin: Pin): Promise<PinnedRelease[]> => {
      const release = await read(pin.name, pin.version);
      return release ? [{ ...pin, release }] : [];
    },
  };
}
