import { join } from 'node:path';
import { makeApp } from '../app';
import { allMigrations, allModules } from '../modules';
import { gatesOf, isEntryPath } from '../modules/identity/portal/gates';
import { dayRows } from '../platform/daily/day-rows';
import { readDictionaries } from '../platform/dictionaries';
import type { Engine } from '../platform/engine/engine';
import { readingCalls } from '../platform/engine/handle';
import { registryOf } from '../platform/engine/registry';
import { openFiles } from '../platform/files/open-files';
import { describedUpload } from '../platform/files/upload.route';
import { describedUnsubscribe } from '../platform/mail/unsubscribe.route';
import { openApiRoutes } from '../platform/http/openapi.route';
import { deadLetters } from '../platform/jobs/dead-letters';
import type { Module } from '../platform/module';
import type { Platform } from '../platform/platform';
import { releaseRoutes } from '../platform/releases/releases.route';
import { keptShells } from '../platform/shell-files/kept-shells';
import { migrate, pendingMigrations } from '../platform/store/migrate';
import { defaultMetrics, versionOf } from './about';
import { chosenModules, versionsOf } from './chosen-modules';
import { listen } from './listen';
import { portalParts } from './portal-parts';
import { waitingFor } from './readiness';
import { startPlatform } from './start-platform';

/** A running portal that answers on its port. */
export interface Portal {
  readonly engine: Engine;
  readonly modules: readonly Module[];
  /** Modules that this process serves. */
  readonly served: readonly Module[];
  readonly address: string;
  readonly port: number;
  /** Port on which it accepts mail over SMTP, if it does. */
  readonly mailInPort: number | undefined;
  stop(): Promise<void>;
}

export interface PortalParts extends Pick<Platform, 'configuration' | 'clock'> {
  /** Folder that contains `backend`, `shell` and the remotes: the checkout, or the image's folder. */
  root: string;
  /** Called with one line for each step of the start. */
  say(line: string): void;
  /**
   * Prepares what the first visitor needs, such as released remotes and the demo. It is the last step that can fail.
   */
  seed?(engine: Engine): Promise<void>;
  /** Keeps the shell's files for tabs that outlive this version of it. */
  isKeepingShell?: boolean;
}

/** Opens everything, migrates, and listens. */
export async function startPortal({
  configuration,
  clock,
  root,
  say,
  seed,
  isKeepingShell,
}: PortalParts): Promise<Portal> {
  const reference = join(root, 'backend', 'reference');
  const dictionaries = readDictionaries(join(reference, 'dictionaries'));
  const modules = allModules(reference, dictionaries);
  const { served, others } = chosenModules(modules, configuration);
  const migrations = allMigrations(served);
  const prepare = async (database: Platform['database']) => {
    const ran = await migrate(database, migrations);
    say(ran.length > 0 ? `migrated the database: ${ran.length} steps` : 'the database is up to date');
  };
  const registry = registryOf(modules, new Set(served.map(({ name }) => name)), (question, err) =>
    started.platform.log.error({ question, err }, 'a module did not answer a question'),
  );
  const portal = portalParts(root, modules, configuration);
  const started = await startPlatform({
    ...{ configuration, clock, dictionaries, registry, portal, prepare },
    ...{ modules: served, others },
  });
  const { platform } = started;
  const engine = { platform, registry };
  const version = { ...versionOf(root), modules: versionsOf(served) };
  const folder = join(root, 'shell', 'dist');
  const kept = keptShells({ ...platform, files: openFiles(configuration, 'shell-files') });
  const app = makeApp({
    engine,
    routers: [
      ...started.routers,
      openApiRoutes(registry, configuration, version.version, [
        describedUpload(served),
        describedUnsubscribe,
        ...served.flatMap(({ described = [] }) => described),
      ]),
      ...served.flatMap((module) => (module.routes ? [module.routes(platform, readingCalls(engine))] : [])),
    ],
    releases: releaseRoutes({
      ...platform,
      countRefusal: (address) => platform.accounts.limits.count('release_token', { address }),
    }),
    health: {
      configuration,
      metrics: defaultMetrics(deadLetters(platform.database, clock), dayRows(platform)),
      version,
      notReady: () => waitingFor(platform, () => pendingMigrations(platform.database, migrations)),
    },
    shell: {
      folder,
      kept,
      isEntry: (path, isSignedIn) => isEntryPath(path, isSignedIn, gatesOf(platform.releases.live())),
      isReread: configuration.NODE_ENV === 'development',
    },
  });
  if (isKeepingShell) await kept.keep(folder);
  await seed?.(engine);
  const listening = await listen(app, platform.push, configuration);
  const mailInPort = await started.mailIn.listen();
  return {
    engine,
    modules,
    served,
    port: listening.port,
    mailInPort,
    address: configuration.LICHEN_PUBLIC_URL ?? `http://localhost:${listening.port}`,
    stop: async () => {
      await listening.stop();
      await started.stop();
    },
  };
}
