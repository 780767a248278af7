import pino from 'pino';
import { makeRateLimits, networkOf } from './rate-limits';

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

it('counts an email address from everywhere, whatever its case', async () => {
  const limits = makeRateLimits({ REDIS_URL: undefined, LICHEN_RATE_LIMIT_SCALE: 1 }, log);
  let passed = 0;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const email = attempt % 2 ? ' Ada@Example.com' : 'ada@example.COM ';
    await limits.count('login', { address: `10.0.${attempt}.1`, email }).then(
      () => {
        passed += 1;
      },
      (problem) => expect(problem).toMatchObject({ code: 'tooMany', retryAfterSeconds: expect.any(Number) }),
    );
  }

  expect(passed).toBe(30);
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
