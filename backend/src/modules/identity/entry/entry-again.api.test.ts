import { member } from '@lichen/contracts/identity/member.entity';
import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { MEMBER_TEXTS } from '@lichen/contracts/identity/member-texts';
import { LANGUAGES, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import request from 'supertest';
import { type IdentityWorld, identityWorld } from '../../../../test/worlds/identity-world';
import { handle } from '../../../platform/engine/handle';
import { registryOf } from '../../../platform/engine/registry';
import type { Context } from '../../../platform/engine/rules';
import { contextOf } from '../../../platform/engine/context';
import { identity } from '../identity.module';

const PASSWORD = 'Secret1';
let world: IdentityWorld;
let number = 0;

beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world.close());

const newEmail = () => {
  number += 1;
  return `again${number}@example.com`;
};

async function register(more: object = {}, language = 'en-GB') {
  const { body: drawn } = await request(world.app).get('/api/auth/challenge');
  const person = { first_name: 'Ada', last_name: 'Bell', email: newEmail(), password: PASSWORD, accept_terms: true };
  const response = await request(world.app)
    .post('/api/auth/register')
    .set('accept-language', language)
    .send({ ...person, ...drawn, answer: Math.max(...drawn.test), ...more });
  await world.confirm(person.email);
  return response;
}

const sessionIdOf = (response: request.Response) => /lichen=([^;]+)/.exec(response.get('set-cookie')?.[0] ?? '')?.[1];

async function contextFor(response: request.Response): Promise<Context> {
  const session = await world.platform.accounts.session(sessionIdOf(response) ?? '');
  expect(session).toBeDefined();
  return contextOf(world.platform.clock, session, 'test');
}

/** Acts as whoever `context` was when it was read, like a process that has not heard of a change yet. */
const act = (context: Context, id: string, name: string, body: Record<string, unknown> = {}) =>
  handle({ platform: world.platform, registry: registryOf([identity]) }, context, {
    ...{ entity: member.name, verb: 'action', id, name, body, query: {} },
  });

/** Answers the code of the newest invitation to an address. */
async function codeFor(email: string, before = 0): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const sent = world.mails.filter(({ to, kind }) => to === email && kind === 'invitation');
    const newest = sent.slice(before).at(-1);
    if (newest) return new URL(newest.data.link).searchParams.get('invite') ?? '';
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No invitation within six seconds');
}

async function invitation(admin: Context, roles: string[]) {
  const email = newEmail();
  const body = { first_name: 'Tom', last_name: 'Ray', email, roles };
  const engine = { platform: world.platform, registry: registryOf([identity]) };
  await handle(engine, admin, { entity: member.name, verb: 'create', body, query: {} });
  const code = await codeFor(email);
  const form = { email, password: PASSWORD, accept_terms: true, invite_code: code };
  const join = (language = 'en-GB') =>
    request(world.app).post('/api/auth/join').set('accept-language', language).send(form);
  return { email, code, join };
}

async function invited(admin: Context, roles: string[], language?: string) {
  const { email, join } = await invitation(admin, roles);
  return { email, joined: await join(language) };
}

it('takes a code of nothing for no code', async () => {
  expect((await register({ invite_code: null })).status).toBe(200);
});

it.each([
  ['turns the words around it', '\u202Eabc', ENTRY_TEXTS.nameInvalid],
  ['has two lines', 'a\nb', ENTRY_TEXTS.nameInvalid],
  ['shows nothing', '\u200b\u2060', ENTRY_TEXTS.required],
])('refuses a name that %s', async (_, first_name, text) => {
  const { status, body } = await register({ first_name });
  expect([status, body.errors]).toEqual([400, { first_name: text }]);
});

it('takes names of other scripts, with their joiners and marks', async () => {
  for (const first_name of ['نیلوفر', 'می‌نا', "O'Neil-Åsa", '陳大文', 'दीपा'])
    expect((await register({ first_name })).status).toBe(200);
});

it('refuses an address that is too long in the letters it is kept in', async () => {
  const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.com`;
  const { status, body } = await register({ email: `${'İ'.repeat(64)}@${domain}` });
  expect([status, body.errors]).toEqual([400, { email: ENTRY_TEXTS.emailInvalid }]);
});

it('lets somebody whose access was stopped register again with a new invitation', async () => {
  const admin = await contextFor(await register());
  const { email, joined } = await invited(admin, ['user']);
  const { userId } = await contextFor(joined);
  await act(admin, userId, 'stop_access');
  await act(admin, userId, 'invite_member');
  const again = await register({ email, invite_code: await codeFor(email, 1) });
  expect([again.status, again.body.obj?._id]).toEqual([200, userId]);
  expect(world.mails.filter(({ to, kind }) => to === email && kind === 'address_known')).toEqual([]);
});

it('refuses every address that is taken in the same words, whatever it is taken by', async () => {
  const form = { first_name: 'Ada', last_name: 'Bell', password: PASSWORD, accept_terms: true };
  const unconfirmed = async (email: string) => {
    const { body: drawn } = await request(world.app).get('/api/auth/challenge');
    const sent = { ...form, ...drawn, email, answer: Math.max(...drawn.test) };
    return request(world.app).post('/api/auth/register').send(sent);
  };
  const email = newEmail();
  const first = await register({ email });
  await world.confirm(email);
  const admin = await contextFor(first);
  const stopped = await invited(admin, ['user']);
  await act(admin, (await contextFor(stopped.joined)).userId, 'stop_access');
  const [open, raced] = [newEmail(), newEmail()];
  expect((await unconfirmed(open)).status).toBe(200);
  const both = await Promise.all([unconfirmed(raced), unconfirmed(raced)]);

  const refused = both.filter(({ status }) => status !== 200);
  for (const taken of [email, stopped.email, open]) refused.push(await unconfirmed(taken));
  expect(refused).toHaveLength(4);
  for (const { status, body, headers } of refused) {
    // Each names its own request.
    expect({ ...body, instance: '' }).toEqual({ ...refused[0]?.body, instance: '' });
    expect([status, body.err, headers['set-cookie']]).toEqual([422, ENTRY_TEXTS.registrationRefused, undefined]);
  }
});

it('leaves an account with an administrator, whoever ends whose work first', async () => {
  const first = await contextFor(await register());
  const second = await contextFor((await invited(first, ['admin'])).joined);
  await act(first, second.userId, 'change_roles', { roles: ['user'] });
  await expect(act(second, first.userId, 'change_roles', { roles: ['user'] })).rejects.toMatchObject({
    errors: { roles: MEMBER_TEXTS.lastAdmin },
  });
  await expect(act(second, first.userId, 'stop_access')).rejects.toMatchObject({ status: 400 });
});

/** Number of races: of forty on MariaDB one ended with no administrator, when members were read before the account. */
const RACES = 10;

it.each(Array.from({ length: RACES }, (_, race) => race))(
  'leaves one of two who end each other’s work, %s',
  async () => {
    const first = await contextFor(await register());
    const second = await contextFor((await invited(first, ['admin'])).joined);

    const both = await Promise.allSettled([
      act(first, second.userId, 'stop_access'),
      act(second, first.userId, 'stop_access'),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  },
);

describe('the language of the page', () => {
  const languageOf = async (id: string) =>
    (await world.fresh.database.all('SELECT lang FROM users WHERE id = ?', [id]))[0]?.['lang'];

  it.each([
    ...LANGUAGES.map((language) => [LOCALE_TAGS[language], language] as const),
    ...([
      ['fr', 'FR'],
      ['nn', 'NO'],
      ['en-AU', 'en-GB'],
      ['de-CH;q=0.9,fr;q=0.8', 'DE'],
      ['it, pt;q=0.9, es-MX;q=0.8', 'ES'],
      ['*', 'en-GB'],
    ] as const),
  ])('is that of whoever registers: %s', async (asked, language) => {
    const { body } = await register({}, asked);

    expect(await languageOf(body.obj._id)).toBe(language);
  });

  it('is that of whoever joins, before the one that the administrator has', async () => {
    const admin = await contextFor(await register());
    const { joined } = await invited(admin, ['user'], 'es');

    expect(await languageOf(joined.body.obj._id)).toBe('ES');
  });
});

it('tells whoever holds the link of an invitation whose it is, until it is taken up', async () => {
  const admin = await contextFor(await register({ last_name: 'Matthews' }));
  const asked = (invite_code: unknown) => request(world.app).post('/api/auth/invitation').send({ invite_code });
  const { email, code, join } = await invitation(admin, ['user']);

  expect((await asked(code)).body.obj).toEqual({ company: '', inviter: 'Ada Matthews', email });
  await join();
  for (const none of [code, 'x', '', 7, null]) {
    const { status, body } = await asked(none);
    expect([status, body.err]).toEqual([422, ENTRY_TEXTS.inviteUnknown]);
  }
});
