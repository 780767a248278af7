import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { platformMigrations } from '../platform-migrations';
import { systemClock } from '../clock';
import { makeConnections } from '../connections/make-connections';
import type { Mail, Mailer } from '../mail/mailer';
import type { Push } from '../push/push';
import { signingKeys } from '../signing-keys/signing-keys';
import { type AccountServices, makeAccountServices } from './account-services';
import { login } from './login';
import { resetPassword, sendResetLink } from './password-reset';
import { register } from './registration';

const email = 'ada@example.com';
const visit = { userAgent: 'test', language: undefined, previousId: undefined, requestId: '', network: '' };
const mails: Mail[] = [];
let fresh: FreshDatabase;
let desk: AccountServices;

beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  desk = makeAccountServices({
    configuration: {
      ...{ publicUrl: 'http://localhost', LICHEN_REQUIRE_INVITATION: false, LICHEN_RATE_LIMIT_SCALE: 1000 },
      REDIS_URL: undefined,
    },
    clock: systemClock,
    log: pino({ level: 'silent' }),
    database: fresh.database,
    connections: makeConnections(fresh.database, systemClock),
    keys: signingKeys(join(fresh.directory, 'keys.json'), systemClock),
    mailer: { send: async (mail: Mail) => void mails.push(mail), stop: async () => undefined } as unknown as Mailer,
    push: { toUser: () => undefined, toCompany: () => undefined, cut: () => undefined } as unknown as Push,
  });
});
afterAll(() => fresh.close());

it('ends a session that the old password opens while the password is being reset', async () => {
  const drawn = desk.challenges.draw();
  const person = { first_name: 'Ada', last_name: 'Bell', email, password: 'Secret1', accept_terms: true };
  await register(desk, { ...person, ...drawn, answer: Math.max(...drawn.test) }, visit);
  sendResetLink(desk, email);
  await desk.settled();
  const sent = mails.find(({ kind }) => kind === 'reset_password');
  const reset_code = new URL(sent?.data.link ?? '').searchParams.get('reset_code') ?? '';

  let resetting: ReturnType<typeof resetPassword> | undefined;
  const slow: AccountServices = {
    ...desk,
    signIn: async (...given) => {
      resetting = resetPassword(desk, { password: 'Secret2', reset_code }, visit);
      await pause(500);
      return desk.signIn(...given);
    },
  };
  const { id } = await login(slow, { email, password: 'Secret1' }, visit);
  const reset = await resetting;

  expect(await desk.sessions.find(reset?.id ?? '')).toBeDefined();
  expect(await desk.sessions.find(id)).toBeUndefined();
});
