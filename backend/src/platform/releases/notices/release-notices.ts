import type { Release } from '@lichen/contracts/portal/release';
import type { Served } from '../live-releases';
import { slotNotices, slotsShownBy } from './slot-notices';
import type { VersionSource } from '../version-source';
import type { Versions } from '../versions';

interface Around {
  live: readonly Release[];
  pointers: readonly Served[];
  versions: Pick<Versions, 'find' | 'list'>;
}

/** Returns the newest stored version of each other remote, live or not. */
async function newestOfOthers(name: string, { pointers, versions }: Around): Promise<Release[]> {
  const others = pointers.map(({ pointer }) => pointer.name).filter((other) => other !== name);
  const found = await Promise.all(
    others.map(async (other) => {
      const newest = (await versions.list(other)).at(-1);
      const stored = newest && (await versions.find({ name: other, version: newest.version }));
      return stored ? [stored.release] : [];
    }),
  );
  return found.flat();
}

/** Returns notices about the portal for the person who releases a version. */
export async function releaseNotices(release: Release, read: VersionSource['read'], around: Around): Promise<string[]> {
  const scripts = release.assets.filter(({ kind }) => kind === 'script');
  const code = await Promise.all(scripts.map(async ({ path }) => (await read(path)).toString('utf8')));
  return slotNotices(release, slotsShownBy(code), {
    others: around.live.filter(({ name }) => name !== release.name),
    before: around.live.find(({ name }) => name === release.name),
    waiting: await newestOfOthers(release.name, around),
  });
}
