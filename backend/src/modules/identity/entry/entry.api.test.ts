import request from 'supertest';
import { type IdentityWorld, identityWorld } from '../../../../test/worlds/identity-world';

const PASSWORD = 'Secret1';
let world: IdentityWorld;
let number = 0;

beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world.close());

const newEmail = () => {
  number += 1;
  return `person${number}@example.com`;
};

async function challenge() {
  const { body } = await request(world.app).get('/api/auth/challenge');
  return { test: body.test as number[], token: body.token as string, answer: Math.max(...(body.test as number[])) };
}

const cookieOf = (response: request.Response) => (response.get('set-cookie')?.[0] ?? '').split(';')[0] ?? '';

async function register(email = newEmail(), more: object = {}) {
  const person = { first_name: 'Ada', last_name: 'Bell', email, password: PASSWORD, accept_terms: true };
  const response = await request(world.app)
    .post('/api/auth/register')
    .send({ ...person, ...(await challenge()), ...more });
  await world.confirm(email);
  return { response, email, cookie: cookieOf(response) };
}

const login = (email: string, password = PASSWORD) =>
  request(world.app).post('/api/auth/login').send({ email, password });
const as = (cookie: string) => ({
  get: (path: string) => request(world.app).get(path).set('cookie', cookie),
  post: (path: string, body: object = {}) => request(world.app).post(path).set('cookie', cookie).send(body),
  patch: (path: string, body: object = {}) => request(world.app).patch(path).set('cookie', cookie).send(body),
});

/** Waits for what happens after an answer. */
async function until<T>(look: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen within six seconds');
}

const linkTo = (email: string, kind: string, from = 0) =>
  until(() => world.mails.slice(from).find((mail) => mail.to === email && mail.kind === kind)).then(
    (mail) => new URL((mail.data as { link: string }).link),
  );

async function member(admin: string, roles: string[] = ['user']) {
  const email = newEmail();
  const person = { first_name: 'Tom', last_name: 'Ray', email, roles };
  const created = await as(admin).post('/api/data/members', person);
  const invite = (await linkTo(email, 'invitation')).searchParams.get('invite');
  const joined = await request(world.app)
    .post('/api/auth/join')
    .send({ email, password: PASSWORD, accept_terms: true, invite_code: invite });
  return { id: created.body.obj._id as string, email, invite, joined, cookie: cookieOf(joined) };
}

describe('registration', () => {
  it('opens a company, signs its first person in and lets the portal answer', async () => {
    const { response, email, cookie } = await register();
    const portal = await as(cookie).get('/api/portal');

    expect(response.status).toBe(200);
    expect(response.body).toEqual({ ok: true, obj: { _id: expect.any(String), version: 1 } });
    expect(portal.body.user).toMatchObject({
      email,
      roles: ['admin', 'user'],
      setup_complete: false,
      seen_welcome: false,
    });
    expect(portal.body.areas.find((area: { id: string }) => area.id === 'dashboard').verdict).toMatchObject({
      why: 'setup',
    });
  });

  it('puts the texts of the specification under the fields', async () => {
    const { response } = await register('', {
      first_name: 'x.y',
      last_name: ' ',
      password: 'abc',
      accept_terms: false,
    });

    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual({
      first_name: 'Invalid name',
      last_name: 'Required',
      email: 'Email is required',
      password: 'Too short. Must include at least one number. Must include at least one upper case letter.',
      accept_terms: 'You must accept these terms to register',
    });
  });

  it('refuses fields it does not know, and values of the wrong kind', async () => {
    const unknown = await register(newEmail(), { roles: ['admin'] });
    const wrong = await register(newEmail(), { first_name: { $gt: '' }, password: 5, test: 'abc' });

    expect(unknown.response.body.errors).toEqual({ roles: 'This field does not exist' });
    expect(wrong.response.status).toBe(400);
  });

  it('accepts an answer to the challenge once, and only to numbers it drew', async () => {
    const drawn = await challenge();
    const first = await register(newEmail(), drawn);
    const again = await register(newEmail(), drawn);
    const forged = await register(newEmail(), { ...(await challenge()), test: [2, 3, 4], answer: 4 });
    const late = await challenge();
    world.wait(11 * 60_000);
    const expired = await register(newEmail(), late);

    expect(first.response.status).toBe(200);
    for (const { response } of [again, forged, expired])
      expect([response.status, response.body.errors]).toEqual([400, { answer: 'Try again' }]);
  });

  it('tells a known address nothing, and its owner everything', async () => {
    const { email } = await register();
    const { response, cookie } = await register(email.toUpperCase());

    expect([response.status, response.body.err, cookie]).toEqual([
      422,
      'Unable to complete registration. We have sent a mail to this address.',
      '',
    ]);
    expect((await linkTo(email, 'address_known')).pathname).toBe('/login');
  });

  it('lets one of two simultaneous registrations of an address through', async () => {
    const email = newEmail();
    const both = await Promise.all([register(email), register(email)]);

    expect(both.map(({ response }) => response.status).sort()).toEqual([200, 422]);
  });
});

describe('log-in', () => {
  it('refuses unknown, wrong, invited and stopped alike', async () => {
    const { cookie: admin, email } = await register();
    const { id, email: stopped } = await member(admin);
    await as(admin).post(`/api/data/members/${id}/stop_access`);
    const invited = newEmail();
    await as(admin).post('/api/data/members', { first_name: 'I', last_name: 'N', email: invited, roles: ['user'] });

    const answers = await Promise.all([login(newEmail()), login(email, 'Wrong1x'), login(stopped), login(invited)]);

    for (const { status, body, headers } of answers) {
      expect([status, body.err]).toEqual([401, 'The email or password is incorrect.']);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('gives a new id every time and ends the one that was planted', async () => {
    const { email, cookie: planted } = await register();
    const again = await request(world.app)
      .post('/api/auth/login')
      .set('cookie', planted)
      .send({ email, password: PASSWORD });
    const chosen = await request(world.app)
      .post('/api/auth/login')
      .set('cookie', `lichen=${'A'.repeat(43)}`)
      .send({ email, password: PASSWORD });

    expect(cookieOf(again)).not.toBe(planted);
    expect((await as(planted).get('/api/portal')).status).toBe(401);
    expect((await as(`lichen=${'A'.repeat(43)}`).get('/api/portal')).status).toBe(401);
    expect((await as(cookieOf(chosen)).get('/api/portal')).status).toBe(200);
  });

  it('keeps the cookie from scripts and other sites', async () => {
    const { response } = await register();

    expect(response.get('set-cookie')?.[0]).toMatch(/^lichen=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const stored = await world.fresh.database.all('SELECT hash FROM sessions');
    expect(stored.map(({ hash }) => hash)).not.toContain(cookieOf(response).split('=')[1]);
  });

  it('ends after twelve idle hours', async () => {
    const { cookie } = await register();
    world.wait(12 * 3_600_000 + 1000);

    expect((await as(cookie).get('/api/portal')).status).toBe(401);
  });
});

describe('a session that has ended', () => {
  it('is refused by the very next request after logout', async () => {
    const { cookie } = await register();
    await as(cookie).get('/api/portal');
    const left = await as(cookie).get('/api/auth/logout');

    expect(left.get('set-cookie')?.[0]).toMatch(/^lichen=; Max-Age=0/);
    expect((await as(cookie).get('/api/portal')).status).toBe(401);
  });

  it('is not ended by a page of another site', async () => {
    const { cookie } = await register();
    const forged = await as(cookie).get('/api/auth/logout').set('sec-fetch-site', 'cross-site');

    expect(forged.status).toBe(403);
    expect((await as(cookie).get('/api/portal')).status).toBe(200);
  });

  it('is refused by the very next request after access is stopped, and its sockets are cut', async () => {
    const { cookie: admin } = await register();
    const { id, cookie } = await member(admin);
    expect((await as(cookie).get('/api/portal')).status).toBe(200);
    const before = world.cut.length;

    await as(admin).post(`/api/data/members/${id}/stop_access`);

    expect((await as(cookie).get('/api/portal')).status).toBe(401);
    expect(world.cut.length).toBe(before + 1);
  });

  it('is refused by the very next request after a password change, everywhere', async () => {
    const { email, cookie } = await register();
    const other = cookieOf(await login(email));
    await as(cookie).get('/api/portal');
    await request(world.app).post('/api/data/forgot_password').send({ email, message: 'x' });
    const code = (await linkTo(email, 'reset_password')).searchParams.get('reset_code');

    const reset = await request(world.app)
      .post('/api/data/reset_password')
      .send({ password: 'Other22', reset_code: code });

    expect(reset.body).toMatchObject({ ok: true, obj: { version: 2 } });
    for (const old of [cookie, other]) expect((await as(old).get('/api/portal')).status).toBe(401);
    expect((await as(cookieOf(reset)).get('/api/portal')).status).toBe(200);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'Other22')).status).toBe(200);
  });

  it('has the new roles in the very next request after they change', async () => {
    const { cookie: admin } = await register();
    const { id, cookie } = await member(admin, ['user', 'admin']);
    expect((await as(cookie).get('/api/data/members')).status).toBe(200);

    await as(admin).post(`/api/data/members/${id}/change_roles`, { roles: ['edit_staff'] });

    expect((await as(cookie).get('/api/data/members')).status).toBe(403);
    expect((await as(cookie).get('/api/portal')).body.user.roles).toEqual(['user', 'edit_staff']);
  });
});

describe('forgotten passwords', () => {
  it('answers the same for every address', async () => {
    const { email } = await register();
    const ask = (to: string) => request(world.app).post('/api/data/forgot_password').send({ email: to });
    const [known, unknown] = await Promise.all([ask(email), ask(newEmail())]);

    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    expect(known.body.message).toBe('If this address has an account, we have sent a link to reset the password.');
  });

  it('takes a code once, within an hour, and only the newest', async () => {
    const { email } = await register();
    const ask = async () => {
      const from = world.mails.length;
      await request(world.app).post('/api/data/forgot_password').send({ email });
      return (await linkTo(email, 'reset_password', from)).searchParams.get('reset_code');
    };
    const use = (code: string | null) =>
      request(world.app).post('/api/data/reset_password').send({ password: 'Other22', reset_code: code });
    const older = await ask();
    const newest = await ask();
    const answers = [await use(older), await use(newest), await use(newest)];
    const late = await ask();
    world.wait(3_600_001);
    answers.push(await use(late));

    expect(answers.map(({ status }) => status)).toEqual([422, 200, 422, 422]);
    expect(answers[0]?.body).toMatchObject({ err: 'This link has expired or has already been used.', new_code: true });
  });
});

describe('invitations', () => {
  it('let the invited person in, once, with the roles they were given', async () => {
    const { cookie: admin } = await register();
    const { email, invite, joined, cookie } = await member(admin, ['edit_business']);
    const again = await request(world.app)
      .post('/api/auth/join')
      .send({ email, password: PASSWORD, accept_terms: true, invite_code: invite });

    expect(joined.status).toBe(200);
    expect((await as(cookie).get('/api/portal')).body.user.roles).toEqual(['user', 'edit_business']);
    expect([again.status, again.body.err]).toEqual([422, 'This invitation is no longer valid.']);
  });

  it('are worth nothing to another address', async () => {
    const { cookie: admin } = await register();
    const email = newEmail();
    await as(admin).post('/api/data/members', { first_name: 'A', last_name: 'B', email, roles: ['user'] });
    const invite = (await linkTo(email, 'invitation')).searchParams.get('invite');
    const form = { email: newEmail(), password: PASSWORD, accept_terms: true, invite_code: invite };

    const other = await request(world.app).post('/api/auth/join').send(form);
    expect([other.status, other.body.errors]).toEqual([400, { email: 'This invitation was sent to another address.' }]);
    expect(
      (
        await request(world.app)
          .post('/api/auth/join')
          .send({ ...form, email })
      ).status,
    ).toBe(200);
  });

  it('also work through the registration form, under any of their three names', async () => {
    const { cookie: admin } = await register();
    const email = newEmail();
    await as(admin).post('/api/data/members', { first_name: 'A', last_name: 'B', email, roles: ['user'] });
    const invitationCode = (await linkTo(email, 'invitation')).searchParams.get('invite');
    const { cookie } = await register(email, { invitationCode });

    const members = await as(admin).get('/api/data/members');
    expect(members.body.list.map((each: { status: string }) => each.status)).toEqual(['active', 'active']);
    expect((await as(cookie).get('/api/portal')).body.user).toMatchObject({ first_name: 'Ada', roles: ['user'] });
  });
});

describe('user administration', () => {
  it('keeps count of users and refuses more than the account has', async () => {
    const { cookie: admin } = await register();
    const { body } = await as(admin).get('/api/data/account');
    await world.fresh.database.run('UPDATE accounts SET max_users = 2 WHERE id = ?', [body.obj._id]);
    const add = () =>
      as(admin).post('/api/data/members', { first_name: 'A', last_name: 'B', email: newEmail(), roles: ['user'] });
    const second = await add();
    const third = await add();
    await as(admin).post(`/api/data/members/${second.body.obj._id}/stop_access`);
    const afterStop = await as(admin).get('/api/data/account');
    const fourth = await add();
    const back = await as(admin).post(`/api/data/members/${second.body.obj._id}/invite_member`);

    expect([second.status, third.status, fourth.status, back.status]).toEqual([201, 400, 201, 400]);
    expect(third.body.err).toBe(
      'Your account has reached its user limit. Change the account type to invite more users.',
    );
    expect(afterStop.body.obj.num_users).toBe(1);
    expect(Object.keys(second.body.obj)).not.toContain('seat');
  });

  it('refuses unknown roles, losing the own admin role and stopping the own access', async () => {
    const { cookie: admin, response } = await register();
    const own = `/api/data/members/${response.body.obj._id}`;

    expect((await as(admin).post(`${own}/change_roles`, { roles: ['emperor'] })).status).toBe(400);
    expect((await as(admin).post(`${own}/change_roles`, { roles: ['user'] })).status).toBe(422);
    expect((await as(admin).post(`${own}/stop_access`)).status).toBe(422);
  });

  it('mails a reset link to somebody who can log in', async () => {
    const { cookie: admin } = await register();
    const { id, email } = await member(admin);
    await as(admin).post(`/api/data/members/${id}/reset_password`);

    expect((await linkTo(email, 'reset_password')).searchParams.get('reset_code')).toMatch(/^[\w-]{43}$/);
  });

  it('writes down who did what, without a password anywhere', async () => {
    const { cookie: admin } = await register();
    const { id } = await member(admin);
    await as(admin).post(`/api/data/members/${id}/stop_access`);
    const { body } = await as(admin).get('/api/data/audit_log?limit=100');

    const types = body.list.map((entry: { type: string }) => entry.type);
    expect(types.sort()).toEqual(['create', 'join', 'register', 'stop_access']);
    expect(JSON.stringify(body)).not.toMatch(/argon2|Secret1/);
  });
});

describe('the own profile', () => {
  it('shows and changes the caller only', async () => {
    const { cookie } = await register();
    await register();
    const changed = await as(cookie).patch('/api/data/profile', { first_name: 'Grace', seen_welcome: true });
    const wrong = await as(cookie).patch('/api/data/profile', { first_name: 'http' });
    const forbidden = await as(cookie).patch('/api/data/profile', { roles: ['admin'] });
    await as(cookie).post('/api/data/profile/set_lang', { lang: 'DE' });
    const portal = await as(cookie).get('/api/portal');

    expect(changed.body.obj).toMatchObject({ first_name: 'Grace', seen_welcome: true });
    expect(wrong.body.errors).toEqual({ first_name: 'Invalid name' });
    expect(forbidden.status).toBe(400);
    expect(portal.body.user).toMatchObject({ first_name: 'Grace', lang: 'DE' });
  });
});
