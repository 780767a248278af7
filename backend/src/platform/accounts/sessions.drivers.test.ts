import { join } from 'node:path';
import pino from 'pino';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { platformMigrations } from '../platform-migrations';
import { type Clock, systemClock } from '../clock';
import { makeConnections } from '../connections/make-connections';
import type { Mailer } from '../mail/mailer';
import type { Push } from '../push/push';
import { signingKeys } from '../signing-keys/signing-keys';
import { makeAccounts } from './make-accounts';

const REDIS_URL = process.env['REDIS_URL'];
let offset = 0;
const clock: Clock = { now: () => Date.now() + offset, random: systemClock.random };
const visit = { userAgent: 'test', language: undefined, previousId: undefined, requestId: '', network: '' };

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
});
afterAll(() => fresh.close());

/** One of several processes over the same database. */
const start = () =>
  makeAccounts({
    configuration: {
      publicUrl: 'http://localhost',
      LICHEN_REQUIRE_INVITATION: false,
      LICHEN_RATE_LIMIT_SCALE: 1000,
      REDIS_URL,
    },
    clock,
    log: pino({ level: 'silent' }),
    database: fresh.database,
    connections: makeConnections(fresh.database, clock),
    keys: signingKeys(join(fresh.directory, 'keys.json'), clock),
    mailer: { send: async () => undefined, stop: async () => undefined } as unknown as Mailer,
    push: { toUser: () => undefined, toCompany: () => undefined, cut: () => undefined } as unknown as Push,
  });

it('ends a session in every process: at once through Redis, within seconds without', async () => {
  const [here, there] = [start(), start()];
  await new Promise((resolve) => setTimeout(resolve, 200));
  const drawn = here.challenge();
  const { id } = await here.register(
    {
      ...{ first_name: 'Ada', last_name: 'Bell', email: 'ada@example.com', password: 'Secret1', accept_terms: true },
      ...{ ...drawn, answer: Math.max(...drawn.test) },
    },
    visit,
  );
  expect(await there.session(id)).toBeDefined();

  await here.logout(id);
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (!REDIS_URL) offset += 5_001;

  expect(await here.session(id)).toBeUndefined();
  expect(await there.session(id)).toBeUndefined();
  await Promise.all([here.stop(), there.stop()]);
});

it('ends the session of a page that is only open', async () => {
  const here = start();
  const drawn = here.challenge();
  const person = { first_name: 'Eve', last_name: 'Open', email: 'eve@example.com', password: 'Secret1' };
  const { id } = await here.register(
    { ...person, accept_terms: true, ...drawn, answer: Math.max(...drawn.test) },
    visit,
  );
  const hour = 3_600_000;

  offset += 11 * hour;
  expect(await here.glance(id)).toBeDefined();
  offset += 2 * hour;
  expect([await here.glance(id), await here.session(id)]).toEqual([undefined, undefined]);
  await here.stop();
});

it('takes the answer to a challenge in one process only', async () => {
  const [here, there] = [start(), start()];
  const drawn = here.challenge();
  const person = { first_name: 'Ada', last_name: 'Bell', password: 'Secret1', accept_terms: true };
  const form = { ...person, ...drawn, answer: Math.max(...drawn.test) };

  await here.register({ ...form, email: 'first@example.com' }, visit);
  await expect(there.register({ ...form, email: 'second@example.com' }, visit)).rejects.toMatchObject({
    errors: { answer: 'Try again' },
  });
  await Promise.all([here.stop(), there.stop()]);
});
