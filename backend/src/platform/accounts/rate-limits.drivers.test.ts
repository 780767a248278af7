import pino from 'pino';
import { Redis } from 'ioredis';
import { makeRateLimits } from './rate-limits';

const REDIS_URL = process.env['REDIS_URL'];
const log = pino({ level: 'silent' });

it('counts together with other processes where there is Redis, alone where there is none', async () => {
  if (REDIS_URL) {
    const redis = new Redis(REDIS_URL);
    for (const key of await redis.keys('lichen:limit:join:*')) await redis.del(key);
    redis.disconnect();
  }
  const processes = [1, 2].map(() => makeRateLimits({ REDIS_URL, LICHEN_RATE_LIMIT_SCALE: 1 }, log));
  await new Promise((resolve) => setTimeout(resolve, 200));
  let passed = 0;
  for (let attempt = 0; attempt < 60; attempt += 1)
    await processes[attempt % 2]?.count('join', { address: '10.9.9.9' }).then(
      () => {
        passed += 1;
      },
      () => undefined,
    );
  await Promise.all(processes.map((limits) => limits.stop()));

  expect(passed).toBe(REDIS_URL ? 20 : 40);
});
