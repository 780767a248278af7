import { hostname, userInfo } from 'node:os';
import { notFound } from '@lichen/contracts/api/problems';
import { systemClock } from '../../platform/clock';
import { folderSource } from '../../platform/releases/version-source';
import type { Installation } from './installation';
import type { ReleaseDesk } from './release-desk';

/** User and host of this terminal, as recorded in the history of releases. */
export const whoAmI = (): string => `${userInfo().username}@${hostname()}`.slice(0, 120);

/** Releases on the installation's own machine. Running processes notice a release within a second. */
export function localDesk({ releases, close }: Installation, by: string): ReleaseDesk {
  const list: ReleaseDesk['list'] = async () =>
    releases.pointers().map(({ name, version, isRetired }) => ({ name, live: isRetired ? null : version }));

  return {
    list,
    history: async (name) => {
      const live = (await list()).find((remote) => remote.name === name)?.live ?? null;
      const [acts, versions, kept] = await Promise.all([
        releases.history(name),
        releases.versions(name),
        releases.kept(name),
      ]);
      return { name, live, acts, versions, kept };
    },
    release: async (ref) => {
      const found = await releases.published(ref);
      if (!found) throw notFound();
      return found;
    },
    verify: (name) => releases.verify(name),
    store: async (folder, { isDry, proof }) => {
      const source = await folderSource(folder, proof);
      const stored = isDry ? await releases.check(source) : await releases.store(source, by);
      const { name, version, assets } = stored;
      const notices = await releases.notices(stored, source);
      return { name, version, files: assets.length, sent: assets.length, notices };
    },
    move: (move) => releases.move({ ...move, by }),
    pin: async ({ act, until = systemClock.now(), ...of }) => {
      if (act === 'unpin') await releases.unpin({ ...of, by });
      else await releases.pin({ ...of, act, until, by });
    },
    close,
  };
}
