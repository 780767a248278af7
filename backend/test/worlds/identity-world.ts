import { anything } from '../releases/built-remote';
import { join } from 'node:path';
import express, { type Express } from 'express';
import pino from 'pino';
import { identity } from '../../src/modules/identity/identity.module';
import { platformMigrations } from '../../src/platform/platform-migrations';
import { makeAccounts } from '../../src/platform/accounts/make-accounts';
import { type Clock, systemClock } from '../../src/platform/clock';
import { readConfiguration } from '../../src/platform/configuration';
import { makeConnections } from '../../src/platform/connections/make-connections';
import { readDictionaries } from '../../src/platform/dictionaries';
import { readingCalls } from '../../src/platform/engine/handle';
import { accountTables } from '../../src/platform/accounts/account-tables';
import { registryOf } from '../../src/platform/engine/registry';
import { dataRoutes } from '../../src/platform/http/data.route';
import { problemsHandler } from '../../src/platform/http/problems-handler';
import { contextFor } from '../../src/platform/http/request-context';
import { requestIds } from '../../src/platform/http/request-id';
import { securityHeaders } from '../../src/platform/http/security/content-security';
import { sessionCookie } from '../../src/platform/http/security/cookies';
import { expectSameOrigin } from '../../src/platform/http/security/origin-check';
import { readSession } from '../../src/platform/http/security/read-session';
import { makeDispatchFor } from '../../src/platform/jobs/make-dispatch';
import { storedJobs } from '../../src/platform/jobs/stored-jobs';
import { storedOutbox } from '../../src/platform/jobs/stored-outbox';
import type { Mail } from '../../src/platform/mail/mailer';
import type { Platform } from '../../src/platform/platform';
import { localFiles } from '../../src/platform/files/local-files';
import { makeReleases } from '../../src/platform/releases/make-releases';
import { signingKeys } from '../../src/platform/signing-keys/signing-keys';
import { type FreshDatabase, freshDatabase, migrationsOf } from '../database/fresh-database';

const migrations = [...platformMigrations, ...migrationsOf('business')];

/** The identity module on a real database; mails and pushes are recorded instead of sent. */
export interface IdentityWorld {
  app: Express;
  platform: Platform;
  mails: Mail[];
  /** Confirms an address, as if its mail had been answered. */
  confirm(email: string): Promise<void>;
  pushed: { to: string; event: string; payload: unknown }[];
  cut: string[];
  /** Advances the clock. */
  wait(milliseconds: number): void;
  fresh: FreshDatabase;
  close(): Promise<void>;
}

export async function identityWorld(environment: Record<string, string> = {}): Promise<IdentityWorld> {
  const fresh = await freshDatabase(migrations, 'identity');
  const configuration = readConfiguration({
    LICHEN_DATA_DIR: fresh.directory,
    DATABASE_URL: fresh.url,
    LICHEN_PUBLIC_URL: 'http://localhost:8080',
    LICHEN_RATE_LIMIT_SCALE: '1000',
    ...environment,
  });
  let offset = 0;
  const clock: Clock = { now: () => Date.now() + offset, random: systemClock.random };
  const log = pino({ level: process.env['LICHEN_LOG_LEVEL'] ?? 'silent' });
  const { database } = fresh;
  const keys = signingKeys(join(fresh.directory, 'keys', 'signing.json'), clock);
  const mails: Mail[] = [];
  const pushed: IdentityWorld['pushed'] = [];
  const cut: string[] = [];
  const note = (to: string, event: string, payload: unknown) => {
    pushed.push({ to, event, payload });
  };
  const push = {
    toAll: (event: string) => note('all', event, {}),
    toCompany: (companyId: string, event: string, payload: unknown) => note(companyId, event, payload),
    toUser: (companyId: string, userId: string, event: string, payload: unknown) =>
      note(`${companyId} ${userId}`, event, payload),
    cut: (hashes: readonly string[]) => void cut.push(...hashes),
  } as unknown as Platform['push'];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) } as unknown as Platform['mailer'];
  const makeDispatch = makeDispatchFor(configuration, log);
  const outbox = storedOutbox({ database, clock, log, makeDispatch });
  const jobs = storedJobs({ database, clock, log, push, makeDispatch });
  const connections = makeConnections(database, clock);
  const accounts = makeAccounts({ configuration, clock, log, database, mailer, push, keys, connections });
  const releases = makeReleases({
    hasAccount: async (id) => id !== 'nobody',
    gate: anything,
    configuration,
    clock,
    log,
    database,
    files: localFiles(join(fresh.directory, 'release-files')),
    announce: () => note('all', 'release', {}),
  });
  const dictionaries = readDictionaries(join(fresh.directory, 'no-dictionaries'));
  const platform = {
    ...{
      configuration,
      clock,
      log,
      database,
      dictionaries,
      accounts,
      connections,
      outbox,
      jobs,
      mailer,
      push,
      releases,
    },
  } as unknown as Platform;
  const registry = registryOf([identity]);
  await outbox.start(identity.listeners?.(platform) ?? []);
  // No job of this module writes records.
  const refuse = () => Promise.reject(new Error('No portion is written here'));
  await jobs.start(identity.jobs?.(platform, Object.assign(refuse, { drafting: refuse })) ?? []);

  const app = express();
  app.set('trust proxy', configuration.LICHEN_TRUST_PROXY);
  app.set('query parser', false);
  app.use(requestIds(clock), securityHeaders(configuration, clock));
  app.use(readSession(accounts, sessionCookie(configuration), clock), expectSameOrigin(configuration.publicUrl));
  app.use('/api', express.json());
  app.use('/api', dataRoutes({ platform, registry }, contextFor(clock)));
  if (identity.routes) app.use(identity.routes(platform, readingCalls({ platform, registry })));
  app.use(problemsHandler(log));

  return {
    ...{ app, platform, mails, pushed, cut, fresh },
    confirm: async (email) =>
      void (await database.transaction((tx) =>
        accountTables(database).users.update(tx, { sign_in: email }, { confirmed_on: clock.now() }),
      )),
    wait: (milliseconds) => {
      offset += milliseconds;
    },
    close: async () => {
      await outbox.stop();
      await jobs.stop();
      await accounts.stop();
      releases.stop();
      await fresh.close();
    },
  };
}
