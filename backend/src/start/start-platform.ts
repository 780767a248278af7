import { join } from 'node:path';
import { Router } from 'express';
import { makeAccounts } from '../platform/accounts/make-accounts';
import { subscriptions } from '../platform/accounts/subscriptions';
import { makeAiService } from '../platform/ai/make-ai-service';
import { ANCHOR_FILE, startSealer } from '../platform/audit/seal';
import { makeConnections } from '../platform/connections/make-connections';
import { elsewhere, type Registry } from '../platform/engine/registry';
import { jobBatchWriter } from '../platform/engine/jobs/write-job-batch';
import { inUnitOfWork } from '../platform/engine/unit/open-unit-of-work';
import { fileRecords } from '../platform/files/file-records';
import { discardBytes, holdUpload } from '../platform/files/upload-guards';
import { storageBytes, uploadCounter } from '../platform/files/upload-limits';
import { type UploadDeps, uploadRoutes } from '../platform/files/upload.route';
import { contextFor } from '../platform/http/request-context';
import { makeLog } from '../platform/log';
import type { Module } from '../platform/module';
import type { Platform } from '../platform/platform';
import { companyDayJob } from '../platform/daily/company-day.job';
import { startDaily } from '../platform/daily/start-daily';
import { startPurge } from '../platform/purge/purge';
import { startRecount } from '../platform/recount/recount';
import { makeGate } from '../platform/releases/gate/make-gate';
import type { PortalParts } from '../platform/releases/gate/standing';
import { makeReleases } from '../platform/releases/make-releases';
import { signingKeys } from '../platform/signing-keys/signing-keys';
import { openDatabase } from '../platform/store/open-database';
import { type MailIn, openMailIn } from './open-mail-in';
import { openMessaging } from './open-messaging';
import { openShelves } from './open-shelves';

export interface PlatformParts extends Pick<Platform, 'configuration' | 'clock' | 'dictionaries'> {
  /** Modules that this process serves. */
  modules: readonly Module[];
  /** Modules that other processes serve. */
  others: readonly Module[];
  registry: Registry;
  /** Data that releases of remotes are checked against. */
  portal: PortalParts;
  /** Migrates the schema, before anything reads it. */
  prepare(database: Platform['database']): Promise<void>;
}

export interface StartedPlatform {
  platform: Platform;
  routers: readonly Router[];
  mailIn: MailIn;
  stop(): Promise<void>;
}

/** Opens the parts of the platform in the order in which they depend on each other. */
async function open({ configuration, clock, dictionaries, portal, prepare }: PlatformParts) {
  const log = makeLog(configuration);
  const database = openDatabase(configuration);
  await prepare(database);
  const keys = signingKeys(configuration.signingKeyFile, clock);
  // Accounts need the sockets to cut them; sockets need accounts only once somebody connects.
  const glance: Platform['accounts']['glance'] = (id) => accounts.glance(id);
  const person: Platform['accounts']['person'] = (who) => accounts.person(who);
  const fileOf = (hash: string) => files.files.get(hash);
  const { seals } = keys;
  const messaging = openMessaging({ configuration, clock, log, database, glance, person, fileOf, seals });
  const { push, mailer } = messaging;
  const connections = makeConnections(database, clock);
  const accounts = makeAccounts({ configuration, clock, log, database, mailer, push, keys, connections });
  const announce = () => push.toAll('release');
  const { files, releaseFiles } = openShelves(configuration, database, clock, log);
  const gate = makeGate(database, portal);
  const releases = makeReleases({
    ...{ configuration, clock, log, database, files: releaseFiles.files, gate, announce },
    hasAccount: async (id) => (await subscriptions(database, clock).find(id)) !== null,
  });
  await releases.refresh();
  const anchorFile = join(configuration.dataDir, ANCHOR_FILE);
  const sealer = startSealer({ database, clock, keys, log, anchorFile });
  const purge = startPurge({ configuration, clock, log, database, files, releaseFiles });
  const ai = makeAiService({ configuration, clock, log, database });
  const made = { accounts, ai, connections, files: files.files, releases, seals, sealer, purge };
  return { configuration, clock, log, database, dictionaries, ...made, ...messaging };
}

/** A running platform: everything is open, and events and jobs of all modules are processed. */
export async function startPlatform(parts: PlatformParts): Promise<StartedPlatform> {
  const { messageRouters, sealer, purge, ...platform } = await open(parts);
  const { configuration, clock, outbox, jobs, files, mailer, texts } = platform;
  const { modules, others, registry } = parts;
  const handlers = new Map(
    modules.flatMap(({ uploads = {} }) => Object.entries(uploads)).map(([name, open]) => [name, open(platform)]),
  );
  const takenElsewhere = new Set(others.flatMap(({ uploads = {} }) => Object.keys(uploads)));
  const expectHere: UploadDeps['expectHere'] = (purpose) => {
    if (takenElsewhere.has(purpose)) throw elsewhere();
  };
  const kept = fileRecords(platform.database, clock);
  const room: UploadDeps['room'] = async (companyId, sql = platform.database) =>
    storageBytes(configuration) - (await kept.usedBytes(sql, companyId));
  const hold: UploadDeps['hold'] = (sql, companyId, hash) => holdUpload(platform, sql, companyId, hash);
  const discard: UploadDeps['discard'] = (hash) => discardBytes(platform, hash);
  const count = uploadCounter(configuration);
  const write: UploadDeps['write'] = (context, work) => inUnitOfWork(platform, registry, context, work);
  const listenersOf = (some: readonly Module[]) => some.flatMap((module) => module.listeners?.(platform) ?? []);
  await outbox.start(listenersOf(modules), listenersOf(others));
  const tables = modules.flatMap(({ cumulativeTotals: kept = [] }) => kept);
  const recount = startRecount({ ...platform, tables });
  const batches = jobBatchWriter(platform, registry);
  const dailyOf = (some: readonly Module[]) => some.flatMap((module) => module.daily?.(platform) ?? []);
  const jobsOf = (some: readonly Module[]) => [
    ...some.flatMap((module) => module.jobs?.(platform, batches) ?? []),
    ...dailyOf(some).map((each) => companyDayJob({ ...platform, write: batches }, each)),
  ];
  await jobs.start([mailer.job, texts.job, ...jobsOf(modules)], jobsOf(others));
  const daily = startDaily({ ...platform, daily: dailyOf(modules) });
  const mailIn = openMailIn(platform, modules, write);
  return {
    platform,
    routers: [
      Router().use(
        '/api',
        uploadRoutes({
          ...{ files, handlers, contextOf: contextFor(clock), room, count, write, hold, discard },
          expectHere,
        }),
      ),
      ...messageRouters,
      mailIn.router,
    ],
    mailIn,
    stop: async () => {
      await mailIn.stop();
      platform.releases.stop();
      await purge.stop();
      await recount.stop();
      await daily.stop();
      await jobs.stop();
      await outbox.stop();
      await sealer.stop();
      await platform.accounts.stop();
      await mailer.stop();
      await platform.database.close();
    },
  };
}
