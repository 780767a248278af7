import { hostname, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { notFound } from '@lichen/contracts/api/problems';
import pino from 'pino';
import { allModules } from '../../modules';
import { systemClock } from '../../platform/clock';
import { readConfiguration } from '../../platform/configuration';
import { readDictionaries } from '../../platform/dictionaries';
import { openFiles } from '../../platform/files/open-files';
import { makeGate } from '../../platform/releases/gate/make-gate';
import { makeReleases } from '../../platform/releases/make-releases';
import type { Releases } from '../../platform/releases/releases';
import { folderSource } from '../../platform/releases/version-source';
import { signingKeys } from '../../platform/signing-keys/signing-keys';
import { openDatabase } from '../../platform/store/open-database';
import { portalParts } from '../../start/portal-parts';
import type { ReleaseDesk } from './release-desk';

/** backend/dist/cli/releases → the folder of the checkout, or of the image. */
const ROOT = resolve(__dirname, '..', '..', '..', '..');
const REFERENCE = join(ROOT, 'backend', 'reference');

const modulesHere = () => allModules(REFERENCE, readDictionaries(join(REFERENCE, 'dictionaries')));

/** Who works at this terminal, as the history of releases names them. */
export const whoAmI = (): string => `${userInfo().username}@${hostname()}`.slice(0, 120);

export interface Installation {
  readonly releases: Releases;
  close(): Promise<void>;
}

/** The installation that the environment names: its database and its file store. */
export async function openInstallation(source: NodeJS.ProcessEnv): Promise<Installation> {
  const configuration = readConfiguration(source);
  const database = openDatabase(configuration);
  const releases = makeReleases({
    configuration,
    database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    files: openFiles(configuration, 'release-files'),
    gate: makeGate(database, portalParts(ROOT, modulesHere(), configuration)),
    keys: signingKeys(configuration.signingKeyFile, systemClock),
    // The processes that serve pages tell them; this one has none.
    announce: () => undefined,
  });
  await releases.refresh();
  return {
    releases,
    close: async () => {
      releases.stop();
      await database.close();
    },
  };
}

/** Releases on the machine of the installation. Running processes notice within a second. */
export function localDesk({ releases, close }: Installation, by: string): ReleaseDesk {
  const list: ReleaseDesk['list'] = async () =>
    releases.pointers().map(({ name, version, isRetired }) => ({ name, live: isRetired ? null : version }));

  return {
    list,
    history: async (name) => {
      const live = (await list()).find((remote) => remote.name === name)?.live ?? null;
      const [acts, versions] = await Promise.all([releases.history(name), releases.versions(name)]);
      return { name, live, acts, versions };
    },
    release: async (ref) => {
      const found = await releases.published(ref);
      if (!found) throw notFound();
      return found;
    },
    verify: (name) => releases.verify(name),
    store: async (folder, { isDry }) => {
      const source = await folderSource(folder);
      const { name, version, assets } = isDry ? await releases.check(source) : await releases.store(source, by);
      return { name, version, files: assets.length, sent: assets.length };
    },
    move: (move) => releases.move({ ...move, by }),
    pin: async ({ act, until = systemClock.now(), ...of }) => {
      if (act === 'unpin') await releases.unpin({ ...of, by });
      else await releases.pin({ ...of, act, until, by });
    },
    close,
  };
}
