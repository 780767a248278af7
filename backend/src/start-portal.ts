import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Router } from 'express';
import { Registry as Metrics, collectDefaultMetrics } from 'prom-client';
import { makeApp } from './app';
import { allMigrations, allModules } from './modules';
import { isEntryPath } from './modules/identity/entry-areas';
import type { Configuration } from './platform/configuration';
import type { Clock } from './platform/clock';
import { readDictionaries } from './platform/dictionaries';
import type { Engine } from './platform/engine/engine';
import { registryOf } from './platform/engine/registry';
import { openApiRoutes } from './platform/http/openapi.routes';
import { sessionCookie } from './platform/http/security/cookies';
import type { Module } from './platform/module';
import type { Platform } from './platform/platform';
import { startPlatform } from './start-platform';
import type { Database } from './platform/store/database';
import { migrate, pendingMigrations } from './platform/store/migrate';

/** A portal that answers on its port. */
export interface Portal {
  readonly engine: Engine;
  readonly modules: readonly Module[];
  readonly address: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Folders beside the running code: `root` is the checkout, or the image's folder. */
export interface Places {
  readonly root: string;
}

async function notReady({ database, jobs, files }: Platform, pending: () => Promise<string[]>): Promise<string[]> {
  const checks: [string, () => Promise<boolean>][] = [
    ['database', async () => (await database.all('SELECT 1 AS one')).length === 1],
    ['migrations', async () => (await pending()).length === 0],
    ['queue', () => jobs.ready()],
    ['files', () => files.ready()],
  ];
  const results = await Promise.all(checks.map(([, check]) => check().catch(() => false)));
  return checks.filter((_, at) => !results[at]).map(([name]) => name);
}

function versionOf(root: string) {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return { name, version };
}

const listening = (server: Server, { HOST, PORT }: Configuration) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });

/** Opens everything, migrates, and listens. Each step says a line. */
export async function startPortal(
  configuration: Configuration,
  clock: Clock,
  { root }: Places,
  say: (line: string) => void,
): Promise<Portal> {
  const reference = join(root, 'backend', 'reference');
  const dictionaries = readDictionaries(join(reference, 'dictionaries'));
  const modules = allModules(reference, dictionaries);
  const registry = registryOf(modules);
  const migrations = allMigrations(modules);
  const prepare = async (database: Database) => {
    const ran = await migrate(database, migrations);
    say(ran.length > 0 ? `migrated the database: ${ran.length} steps` : 'the database is up to date');
  };
  const {
    platform,
    routers,
    stop: stopPlatform,
  } = await startPlatform({
    configuration,
    clock,
    dictionaries,
    modules,
    prepare,
  });
  const engine = { platform, registry };
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });

  const moduleRouters: Router[] = modules.flatMap((module) => (module.routes ? [module.routes(platform)] : []));
  const version = versionOf(root);
  const cookie = sessionCookie(configuration);
  const app = makeApp({
    engine,
    routers: [...routers, openApiRoutes(registry, { version: version.version, cookie: cookie.name }), ...moduleRouters],
    health: {
      configuration,
      metrics,
      version,
      notReady: () => notReady(platform, () => pendingMigrations(platform.database, migrations)),
    },
    shell: { folder: join(root, 'shell', 'dist'), isEntry: isEntryPath },
  });
  const server = createServer(app);
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  await platform.push.attach(server);
  const port = await listening(server, configuration);

  return {
    engine,
    modules,
    port,
    address: configuration.LICHEN_PUBLIC_URL ?? `http://localhost:${port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await platform.push.stop();
      server.closeIdleConnections();
      await closed;
      await stopPlatform();
    },
  };
}
