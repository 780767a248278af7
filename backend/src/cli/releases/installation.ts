import { join, resolve } from 'node:path';
import pino from 'pino';
import { allModules } from '../../modules';
import { subscriptions } from '../../platform/accounts/subscriptions';
import { systemClock } from '../../platform/clock';
import { readConfiguration } from '../../platform/configuration';
import { readDictionaries } from '../../platform/dictionaries';
import { makeGate } from '../../platform/releases/gate/make-gate';
import { makeReleases } from '../../platform/releases/make-releases';
import type { Releases } from '../../platform/releases/releases';
import { openDatabase } from '../../platform/store/open-database';
import { openShelves } from '../../start/open-shelves';
import { portalParts } from '../../start/portal-parts';

/** backend/dist/cli/releases → the folder of the checkout, or of the image. */
const ROOT = resolve(__dirname, '..', '..', '..', '..');
const REFERENCE = join(ROOT, 'backend', 'reference');

const modulesHere = () => allModules(REFERENCE, readDictionaries(join(REFERENCE, 'dictionaries')));

export interface Installation {
  readonly releases: Releases;
  close(): Promise<void>;
}

/** Opens the database and file store that the environment names. */
export async function openInstallation(source: NodeJS.ProcessEnv): Promise<Installation> {
  const configuration = readConfiguration(source);
  const database = openDatabase(configuration);
  const log = pino({ level: 'silent' });
  const releases = makeReleases({
    ...{ configuration, database, clock: systemClock, log },
    files: openShelves(configuration, database, systemClock, log).releaseFiles.files,
    gate: makeGate(database, portalParts(ROOT, modulesHere(), configuration)),
    hasAccount: async (id) => (await subscriptions(database, systemClock).find(id)) !== null,
    // This process serves no pages, so it has nobody to notify; the serving processes do that.
    announce: () => undefined,
  });
  const close = async () => {
    releases.stop();
    await database.close();
  };
  try {
    await releases.refresh();
  } catch (error) {
    await close();
    const isEmpty = error instanceof Error && /no such table|doesn't exist/i.test(error.message);
    throw isEmpty ? new Error('This installation has no tables yet: start the portal once (npm start)') : error;
  }
  return { releases, close };
}
