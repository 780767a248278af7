import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { Problem } from '@lichen/contracts/api/problems';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Configuration } from '../configuration';

const MINUTE = 60;

/** Attempts within a time, per network address and, where the call has one, per email address. */
const LIMITS = {
  login: { address: [60, MINUTE], email: [10, 5 * MINUTE] },
  register: { address: [20, 10 * MINUTE], email: [5, 10 * MINUTE] },
  join: { address: [20, 10 * MINUTE], email: [5, 10 * MINUTE] },
  invitation: { address: [60, 10 * MINUTE] },
  forgot_password: { address: [20, 10 * MINUTE], email: [3, 10 * MINUTE] },
  reset_password: { address: [20, 10 * MINUTE] },
  challenge: { address: [60, MINUTE] },
  logout: { address: [120, MINUTE] },
} as const satisfies Record<string, { address: Limit; email?: Limit }>;

type Limit = readonly [points: number, seconds: number];
export type EntryCall = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one attempt; throws a 429 that says when to come back. `email` is given only by calls that have one. */
  count(call: EntryCall, from: { address: string; email?: string }): Promise<void>;
  /** A right password clears the address it belongs to, so that a person who logs in often is not kept out. */
  forgive(call: EntryCall, email: string): Promise<void>;
  stop(): Promise<void>;
}

/** One household or server has a whole IPv6 /64; IPv4 inside IPv6 is the IPv4 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const filled = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export const emailKey = (email: string) => email.trim().toLowerCase().slice(0, 254);

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Problem('tooMany', ENTRY_TEXTS.tooMany, undefined, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

type Parts = Pick<Configuration, 'REDIS_URL' | 'LICHEN_RATE_LIMIT_SCALE'>;

export function makeRateLimits({ REDIS_URL, LICHEN_RATE_LIMIT_SCALE: scale }: Parts, log: Logger): RateLimits {
  const redis = REDIS_URL ? new Redis(REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }) : undefined;
  redis?.on('error', (error) =>
    log.warn({ error: error.message }, 'rate limits: no connection to Redis; counting in this process'),
  );

  const limiter = (name: string, [points, duration]: Limit): RateLimiterAbstract => {
    const settings = { keyPrefix: `lichen:limit:${name}`, points: Math.max(1, Math.round(points * scale)), duration };
    const memory = new RateLimiterMemory(settings);
    return redis ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory }) : memory;
  };
  const limiters = new Map(
    Object.entries(LIMITS).map(([call, limits]: [string, { address: Limit; email?: Limit }]) => [
      call,
      {
        address: limiter(`${call}:address`, limits.address),
        email: limits.email && limiter(`${call}:email`, limits.email),
      },
    ]),
  );

  return {
    count: async (call, { address, email }) => {
      const found = limiters.get(call);
      await consume(found?.address as RateLimiterAbstract, networkOf(address));
      if (found?.email && email) await consume(found.email, emailKey(email));
    },
    forgive: async (call, email) => {
      await limiters.get(call)?.email?.delete(emailKey(email));
    },
    stop: async () => redis?.disconnect(),
  };
}
