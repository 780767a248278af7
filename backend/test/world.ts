import { join, resolve } from 'node:path';
import type { Role } from '@lichen/contracts/portal/roles';
import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import { allMigrations, allModules } from '../src/modules';
import { readConfiguration } from '../src/platform/configuration';
import { accountTables } from '../src/platform/accounts/account-tables';
import { makePasswords } from '../src/platform/accounts/password';
import { type Clock, systemClock } from '../src/platform/clock';
import { readDictionaries } from '../src/platform/dictionaries';
import type { Engine } from '../src/platform/engine/engine';
import { type Portal, startPortal } from '../src/start/start-portal';
import { emptyDatabase } from './database/empty-database';
import { migrated } from './database/migrated-copy';
import { prepared } from './database/prepared-copy';
import { type Answer, type Send, sender } from './sender';

export const PASSWORD = 'Secret-word-1';

export interface Person {
  email: string;
  userId: string;
  companyId: string;
  cookie: string;
  send: Send;
}

export interface World {
  portal: Portal;
  engine: Engine;
  url: string;
  /** Administrator of the first company, which is set up. */
  admin: Person;
  /** Administrator of another company, which is set up too. */
  stranger: Person;
  /** Sends calls without a session. */
  nobody: Send;
  /** Adds a member to the administrator's company with exactly these roles. */
  someone(roles: readonly Role[]): Promise<Person>;
  /** Registers a company whose address counts as confirmed. */
  register(email: string): Promise<Person>;
  stop(): Promise<void>;
}

const GB = { country: 'GB', electricity_grid: 'United Kingdom' };

export const SETUP = {
  company_name: 'First company',
  ...GB,
  address_line1: '1 Street',
  town_or_city: 'Town',
  post_code: 'AB1 2CD',
  main_company_number: '123',
};

export const LOCATION = { name: 'Works', ...GB, address_line1: '1 Street', town_or_city: 'Town', post_code: 'AB1 2CD' };

const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';

async function login(engine: Engine, url: string, email: string): Promise<Person> {
  const answer = await sender(url)('POST', '/api/auth/login', { email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`${email} cannot log in: ${JSON.stringify(answer.body)}`);
  const cookie = cookieOf(answer);
  const session = await engine.platform.accounts.session(cookie.split('=')[1] ?? '');
  if (!session) throw new Error(`${email} has no session`);
  return { email, userId: session.userId, companyId: session.companyId, cookie, send: sender(url, cookie) };
}

async function register(engine: Engine, url: string, email: string): Promise<Person> {
  const send = sender(url);
  const { body: challenge } = await send('GET', '/api/auth/challenge');
  const form = { first_name: 'Ann', last_name: 'Other', email, password: PASSWORD, accept_terms: true };
  const answer = await send('POST', '/api/auth/register', {
    ...form,
    ...challenge,
    answer: Math.max(...(challenge.test as number[])),
  });
  if (answer.status !== 200) throw new Error(`${email} cannot register: ${JSON.stringify(answer.body)}`);
  const { database } = engine.platform;
  await database.transaction((tx) =>
    accountTables(database).users.update(tx, { sign_in: email }, { confirmed_on: engine.platform.clock.now() }),
  );
  return login(engine, url, email);
}

let people = 0;

/** Adds a person with a password to a company, which an invited person would set through their mail. */
async function addPerson(engine: Engine, url: string, admin: Person, roles: readonly Role[]): Promise<Person> {
  people += 1;
  const email = `person${people}@first.example`;
  const created = await admin.send('POST', 'members', { first_name: 'Per', last_name: 'Son', email, roles });
  if (created.status !== 201) throw new Error(`cannot add a person: ${JSON.stringify(created.body)}`);
  const { database } = engine.platform;
  const password_hash = await makePasswords().hash(PASSWORD, '');
  await database.transaction((tx) =>
    accountTables(database).users.update(
      tx,
      { company_id: admin.companyId, id: created.body.obj._id },
      { password_hash, sign_in: email, status: 'active', confirmed_on: engine.platform.clock.now() },
    ),
  );
  return login(engine, url, email);
}

export interface WorldSettings {
  clock?: Clock;
  environment?: Record<string, string>;
  /** Runs the migrations itself, for tests of their results. */
  isMigrating?: boolean;
  /** Registers and sets up both companies itself, for tests that look at what that leaves in memory. */
  isRegistering?: boolean;
  /** Subscriptions of both companies, when they differ from those of a new account. */
  modules?: readonly Subscription[];
}

const root = resolve(__dirname, '..', '..');

export function portalMigrations() {
  const reference = join(root, 'backend', 'reference');
  return allMigrations(allModules(reference, readDictionaries(join(reference, 'dictionaries'))));
}

type Account = Omit<Person, 'send'>;

/** Registers and sets up the two companies of every world. */
async function makeCompanies({ engine, port }: Portal): Promise<Account[]> {
  const url = addressOf(port);
  const people = [
    await register(engine, url, 'admin@first.example'),
    await register(engine, url, 'admin@second.example'),
  ];
  for (const person of people) {
    const { status, body } = await person.send('POST', 'setup', SETUP);
    if (status !== 200) throw new Error(`cannot set up: ${JSON.stringify(body)}`);
  }
  return people.map(({ send, ...account }) => account);
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Starts a portal with two companies on the database under test. Where nothing differs from the usual settings, the
 * companies are registered for the first test file only, and the others copy them.
 */
export async function makeWorld({
  clock = systemClock,
  environment = {},
  isMigrating = false,
  isRegistering = isMigrating || clock !== systemClock || Object.keys(environment).length > 0,
  modules,
}: WorldSettings = {}): Promise<World> {
  const database = await emptyDatabase();
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    LICHEN_DATA_DIR: database.directory,
    LICHEN_LOG_LEVEL: 'silent',
    LICHEN_RATE_LIMIT_SCALE: '1000',
    LICHEN_DEMO: '0',
    DATABASE_URL: database.url,
    ...environment,
  });
  const start = () => startPortal({ configuration, clock, root, say: () => undefined });
  const prepare = async () => {
    await migrated(database, 'portal', portalMigrations);
    const portal = await start();
    return makeCompanies(portal).finally(() => portal.stop());
  };
  const copied = isRegistering ? undefined : await prepared(database, 'companies', prepare);
  if (!copied && !isMigrating) await migrated(database, 'portal', portalMigrations);
  const portal = await start();
  const { engine } = portal;
  const url = addressOf(portal.port);
  const accounts = copied ?? (await makeCompanies(portal));
  const [admin, stranger] = accounts.map((account) => ({ ...account, send: sender(url, account.cookie) })) as [
    Person,
    Person,
  ];
  if (modules)
    for (const { companyId } of [admin, stranger]) await engine.platform.accounts.subscribe(companyId, { modules });
  return {
    portal,
    engine,
    url,
    admin,
    stranger,
    nobody: sender(url),
    someone: (roles) => addPerson(engine, url, admin, roles),
    register: (email) => register(engine, url, email),
    stop: async () => {
      await portal.stop();
      await database.drop();
    },
  };
}
