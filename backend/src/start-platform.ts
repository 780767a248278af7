import { join } from 'node:path';
import { Router } from 'express';
import { makeAccounts } from './platform/accounts/make-accounts';
import { ANCHOR_FILE, startSealer } from './platform/audit/seal';
import type { Clock } from './platform/clock';
import type { Configuration } from './platform/configuration';
import type { Dictionaries } from './platform/dictionaries';
import { openFiles } from './platform/files/open-files';
import { uploadRoutes } from './platform/files/upload.route';
import { contextFor } from './platform/http/request-context';
import { cookieValue, sessionCookie } from './platform/http/security/cookies';
import { isOwnOrigin } from './platform/http/security/origin-check';
import { makeDispatchFor } from './platform/jobs/make-dispatch';
import { storedJobs } from './platform/jobs/stored-jobs';
import { storedOutbox } from './platform/jobs/stored-outbox';
import { makeLog } from './platform/log';
import { makeInbox } from './platform/mail/capture';
import { inboxRoutes } from './platform/mail/inbox.routes';
import { smtpMailer } from './platform/mail/smtp-mailer';
import type { Module } from './platform/module';
import type { Platform } from './platform/platform';
import { socketPush } from './platform/push/socket-push';
import { makeReleases } from './platform/releases/make-releases';
import { signingKeys } from './platform/releases/signing-keys';
import type { Database } from './platform/store/database';
import { openDatabase } from './platform/store/open-database';

export interface PlatformParts {
  configuration: Configuration;
  clock: Clock;
  dictionaries: Dictionaries;
  modules: readonly Module[];
  /** Brings the schema up to date, before anything reads it. */
  prepare(database: Database): Promise<void>;
}

export interface StartedPlatform {
  platform: Platform;
  routers: readonly Router[];
  stop(): Promise<void>;
}

/** Opens what a process needs, in the order in which the parts need each other. */
export async function startPlatform(parts: PlatformParts): Promise<StartedPlatform> {
  const { configuration, clock, dictionaries, modules, prepare } = parts;
  const log = makeLog(configuration);
  const database = openDatabase(configuration);
  await prepare(database);
  const keys = signingKeys(configuration.signingKeyFile, clock);
  const makeDispatch = makeDispatchFor(configuration, log);
  const cookie = sessionCookie(configuration);
  const push = socketPush({
    log,
    redisUrl: configuration.REDIS_URL,
    // Accounts come later: they need the sockets to cut them.
    sessionOf: async (header) => accounts.session(cookieValue(header, cookie.name) ?? ''),
    isAllowedOrigin: (origin, host) => isOwnOrigin(configuration.publicUrl, origin, host),
  });
  const outbox = storedOutbox({ database, clock, log, makeDispatch });
  const jobs = storedJobs({ database, clock, log, push, makeDispatch });
  const files = openFiles(configuration);
  const inbox = makeInbox();
  const mailer = smtpMailer({ configuration, database, jobs, clock, inbox });
  const accounts = makeAccounts({ configuration, clock, log, database, mailer, push, keys });
  const announce = (live: { name: string; version: string }) => push.toAll('release', live);
  const releases = makeReleases({ configuration, clock, log, database, keys, announce });
  await releases.refresh();
  const platform: Platform = {
    configuration,
    clock,
    log,
    database,
    dictionaries,
    accounts,
    outbox,
    jobs,
    files,
    mailer,
    push,
    releases,
  };
  const handlers = modules.flatMap((module) => module.uploads?.(platform) ?? []);
  const sealer = startSealer({ database, clock, keys, log, anchorFile: join(configuration.dataDir, ANCHOR_FILE) });
  await outbox.start(modules.flatMap((module) => module.listeners?.(platform) ?? []));
  await jobs.start([mailer.job, ...modules.flatMap((module) => module.jobs?.(platform) ?? [])]);
  return {
    platform,
    routers: [
      Router().use('/api', uploadRoutes({ files, handlers, contextOf: contextFor(clock) })),
      inboxRoutes(inbox, configuration.production),
    ],
    stop: async () => {
      releases.stop();
      await jobs.stop();
      await outbox.stop();
      await sealer.stop();
      await accounts.stop();
      await mailer.stop();
      await database.close();
    },
  };
}
