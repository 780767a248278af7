import pino from 'pino';
import { makeRateLimits, networkOf, type RateLimits } from './rate-limits';

const log = pino({ level: 'silent' });

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::a%eth0', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** Returns the number of attempts let through, out of those made from these addresses with one email in mixed case. */
async function passedOf(limits: RateLimits, attempts: number, addressOf: (attempt: number) => string) {
  let passed = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const email = attempt % 2 ? ' Ada@Example.com' : 'ada@example.COM ';
    await limits.count('login', { address: addressOf(attempt), email }).then(
      () => {
        passed += 1;
      },
      (problem) => expect(problem).toMatchObject({ code: 'tooMany', retryAfterSeconds: expect.any(Number) }),
    );
  }
  return passed;
}

it('counts an email address from everywhere, whatever its case', async () => {
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 1 }, log);

  expect(await passedOf(limits, 100, (attempt) => `10.0.0.${attempt}`)).toBe(30);
  expect(await passedOf(limits, 100, (attempt) => `2001:db8:1:${attempt}::1`)).toBe(5);
});

it('hears a network that has not tried, however many strangers have, until there are very many', async () => {
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 1 }, log);

  expect(await passedOf(limits, 60, (attempt) => `10.0.${attempt % 3}.1`)).toBe(30);
  expect(await passedOf(limits, 8, () => '192.0.2.7')).toBe(5);
  expect(await passedOf(limits, 1000, (attempt) => `172.16.${attempt % 250}.1`)).toBe(265);
  const mine = { address: '198.51.100.7', email: 'ada@example.com' };
  await expect(limits.count('login', mine)).rejects.toMatchObject({ code: 'tooMany' });
  await limits.count('login', { ...mine, device: 'of-ada' });
});

it('lets a known browser in beside others of its network', async () => {
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 1 }, log);
  for (let attempt = 0; attempt < 60; attempt += 1)
    await limits.count('login', { address: '10.0.0.1', email: `x${attempt}@example.com` });
  const mine = { address: '10.0.0.1', email: 'ada@example.com' };

  await expect(limits.count('login', mine)).rejects.toMatchObject({ code: 'tooMany' });
  await limits.count('login', { ...mine, device: 'of-ada' });
});

it('asks for ten links a day at most of one address, and apart for a browser that has logged in with it', async () => {
  jest.useFakeTimers();
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 1 }, log);
  const email = 'ada@example.com';
  let passed = 0;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await jest.advanceTimersByTimeAsync(11 * 60_000);
    const from = { address: `10.0.${attempt}.1`, email };
    await limits.count('forgot_password', from).then(
      () => {
        passed += 1;
      },
      ({ retryAfterSeconds }) => expect(retryAfterSeconds).toBeGreaterThan(11 * 60),
    );
  }
  expect(passed).toBe(10);
  await limits.count('forgot_password', { address: '10.9.9.9', email, device: 'of-ada' });
  jest.useRealTimers();
});

it('takes no notice of an email where the call has none', async () => {
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 1 }, log);
  const attempts = Array.from({ length: 300 }, (_, number) =>
    limits.count('reset_password', { address: '10.0.0.1', email: `x${number}@example.com` }),
  );
  const results = await Promise.allSettled(attempts);

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});

it('is scaled as a whole', async () => {
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 0.5 }, log);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => limits.count('join', { address: '10.0.0.1' })),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

it.each([
  ['from a browser that is not known', {}, 3],
  ['from one that has logged in', { device: 'of-ada' }, 3],
] as const)('takes an attempt back %s', async (_, more, most) => {
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 1 }, log);
  const mine = { address: '10.0.0.1', email: 'ada@example.com', ...more };
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await limits.count('forgot_password', mine);
    await limits.giveBack('forgot_password', mine);
  }
  for (let attempt = 0; attempt < most; attempt += 1) await limits.count('forgot_password', mine);
  await expect(limits.count('forgot_password', mine)).rejects.toMatchObject({ code: 'tooMany' });
});
