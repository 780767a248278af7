import request from 'supertest';
import { type IdentityWorld, identityWorld } from '../../../../test/worlds/identity-world';

let world: IdentityWorld;
/** Counts in Redis outlive a run: every run comes from elsewhere. */
const run = Math.floor(Math.random() * 250);
const email = `ada${Date.now()}@example.com`;

beforeAll(async () => {
  world = await identityWorld({ LICHEN_RATE_LIMIT_SCALE: '1', LICHEN_TRUST_PROXY: '1' });
  const { body: drawn } = await request(world.app).get('/api/auth/challenge');
  const registered = await request(world.app)
    .post('/api/auth/register')
    .send({
      ...{ first_name: 'Ada', last_name: 'Bell', email, password: 'Secret1', accept_terms: true },
      ...{ ...drawn, answer: Math.max(...drawn.test) },
    });
  expect(registered.status).toBe(200);
});
afterAll(() => world.close());

/** Another address for every number. */
const address = (number: number) => `10.${run}.${(number >> 8) & 255}.${number & 255}`;

it('bites whatever else of a log-in is rotated, and says when to come back', async () => {
  const answers: request.Response[] = [];
  for (let attempt = 0; attempt < 40; attempt += 1)
    answers.push(
      await request(world.app)
        .post(`/api/auth/login?x=${attempt}`)
        .set('x-forwarded-for', address(attempt + 1))
        .set('user-agent', `agent ${attempt}`)
        .set('cookie', `lichen=${attempt}`)
        .send({
          email: attempt % 2 ? email.toUpperCase() : ` ${email}`,
          password: `Wrong${attempt}`,
          invite_code: `code ${attempt}`,
        }),
    );
  const limited = answers.filter(({ status }) => status === 429);

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
  expect(limited).toHaveLength(10);
  expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(limited[0]?.body.err).toBe('Too many attempts. Please wait a moment and try again.');
});

it('does not shut out who knows the password, for the wrong ones of a stranger', async () => {
  const mine = `grace${Date.now()}@example.com`;
  const { body: drawn } = await request(world.app).get('/api/auth/challenge');
  const registered = await request(world.app)
    .post('/api/auth/register')
    .set('x-forwarded-for', `198.51.${run}.1`)
    .send({
      ...{ first_name: 'Grace', last_name: 'Bell', email: mine, password: 'Secret1', accept_terms: true },
      ...{ ...drawn, answer: Math.max(...drawn.test) },
    });
  const device = [registered.get('set-cookie') ?? []]
    .flat()
    .find((each) => each.startsWith('lichen-device='))
    ?.split(';')[0];
  const logIn = (password: string, from: string, cookie = '') =>
    request(world.app)
      .post('/api/auth/login')
      .set('x-forwarded-for', from)
      .set('cookie', cookie)
      .send({ email: mine, password });
  const stranger = `198.51.${run}.66`;
  const tried: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) tried.push((await logIn(`Wrong${attempt}`, stranger)).status);

  expect(tried).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await logIn('Secret1', stranger)).status).toBe(429);
  // From another network the right password is heard, and from their own browser even where strangers try everywhere.
  expect((await logIn('Secret1', `198.51.${run}.2`)).status).toBe(200);
  for (let attempt = 0; attempt < 40; attempt += 1) await logIn(`Wrong${attempt}`, address(9000 + attempt));
  // So does one that nobody knows yet, from a network that has not tried much; the neighbours of the stranger wait.
  expect((await logIn('Secret1', `192.0.${run}.3`)).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn(`Wrong${attempt}`, `198.51.${run}.67`);
  expect((await logIn('Secret1', `198.51.${run}.3`)).status).toBe(429);
  expect((await logIn('Secret1', `198.51.${run}.3`, device)).status).toBe(200);
  expect((await logIn('Secret1', `198.51.${run}.3`, `${device}x`)).status).toBe(429);
  expect((await logIn('Secret1', stranger, device)).status).toBe(200);
});

it('counts browsers of one network apart, and knows the one that a reset came to', async () => {
  const office = `203.0.${run}.1`;
  const browser = async () => {
    const { headers } = await request(world.app).get('/api/portal').set('x-forwarded-for', office);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const mine = `mary${Date.now()}@example.com`;
  const logIn = (cookie: string) =>
    request(world.app)
      .post('/api/auth/login')
      .set('x-forwarded-for', office)
      .set('cookie', cookie)
      .send({ email: mine, password: 'Wrong1x' })
      .then(({ status }) => status);
  const [stranger, own] = [await browser(), await browser()];
  const tried: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) tried.push(await logIn(stranger));

  expect(tried).toEqual([...Array(10).fill(401), 429]);
  expect(await logIn(own)).toBe(401);
  expect(await logIn('lichen-device=of.nobody')).toBe(401);
});

it('slows wrong passwords from a known browser as well', async () => {
  const { body: drawn } = await request(world.app).get('/api/auth/challenge');
  const own = `hopper${Date.now()}@example.com`;
  const registered = await request(world.app)
    .post('/api/auth/register')
    .set('x-forwarded-for', `198.51.${run}.7`)
    .send({
      ...{ first_name: 'Grace', last_name: 'Hall', email: own, password: 'Secret1', accept_terms: true },
      ...{ ...drawn, answer: Math.max(...drawn.test) },
    });
  const cookie = [registered.get('set-cookie') ?? []]
    .flat()
    .map((each) => each.split(';')[0])
    .join('; ');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push(
      (
        await request(world.app)
          .post('/api/auth/login')
          .set('x-forwarded-for', address(20_000 + attempt))
          .set('cookie', cookie)
          .send({ email: own, password: 'Wrong1x' })
      ).status,
    );

  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

it('bites one network address that rotates emails, and is not fooled by forwarded addresses it was told', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const { status } = await request(world.app)
      .post('/api/auth/login')
      // One proxy stands in front: only the last address is its word, the others are the caller's.
      .set('x-forwarded-for', `${address(attempt)}, 198.18.${run}.7`)
      .send({ email: `x${attempt}@example.com`, password: '' });
    statuses.push(status);
  }

  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it.each(['/api/auth/register', '/api/auth/join', '/api/data/reset_password', '/api/data/forgot_password'])(
  'limits %s before it reads what was sent',
  async (path) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const call = request(world.app).post(path).set('x-forwarded-for', `198.18.${run}.99`);
      statuses.push(
        (await call.send({ email: { attempt }, reset_code: `r${attempt}`, [`field${attempt}`]: 1 })).status,
      );
    }

    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  },
);

it.each([
  ['/api/auth/challenge', 60],
  ['/api/auth/logout', 120],
])('limits %s to %i in a minute', async (path, most) => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < most + 5; attempt += 1)
    statuses.push((await request(world.app).get(path).set('x-forwarded-for', `198.18.${run}.101`)).status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

/** Neighbours in time share what else the machine is doing, so pairs are compared, in both orders. */
it('takes as long for an unknown address as for a known one', async () => {
  const { accounts } = world.platform;
  const visit = { userAgent: undefined, language: undefined, previousId: undefined, requestId: '', network: '' };
  const took = async (who: string) => {
    const begun = process.hrtime.bigint();
    await accounts.login({ email: who, password: 'Wrong1x' }, visit).catch(() => undefined);
    return Number(process.hrtime.bigint() - begun) / 1e6;
  };
  const differences: number[] = [];
  let median = Number.POSITIVE_INFINITY;
  // A machine that does much else blurs sixty pairs; a hash that is left out shows in any number of them.
  for (let pair = 0; pair < 240 && (pair % 60 !== 0 || Math.abs(median) >= 2); pair += 1) {
    const unknown = `nobody${pair}@example.com`;
    const [first, second] = pair % 2 ? [email, unknown] : [unknown, email];
    const difference = (await took(first)) - (await took(second));
    differences.push(pair % 2 ? difference : -difference);
    median = [...differences].sort((a, b) => a - b)[Math.floor(differences.length / 2)] ?? 0;
  }
  const pairs = `${differences.length} pairs`;
  process.stdout.write(`enumeration timing: known minus unknown, median ${median.toFixed(2)} ms over ${pairs}\n`);

  expect(Math.abs(median)).toBeLessThan(2);
}, 120_000);
