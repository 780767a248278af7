import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { Problem } from '@lichen/contracts/api/problems';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Configuration } from '../configuration';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Attempts within a time: per network address; where the call has an email address, per that address from everywhere
 * and, where `both` is said, from one network. A browser that has logged in before with it counts apart, so that no
 * stranger's wrong passwords shut its owner out.
 */
const LIMITS = {
  login: { address: [60, MINUTE], email: [30, 5 * MINUTE], both: [10, 5 * MINUTE], device: [10, 5 * MINUTE] },
  register: { address: [20, 10 * MINUTE], email: [5, 10 * MINUTE] },
  join: { address: [20, 10 * MINUTE], email: [5, 10 * MINUTE] },
  invitation: { address: [60, 10 * MINUTE] },
  confirm: { address: [60, 10 * MINUTE] },
  forgot_password: {
    ...{ address: [20, 10 * MINUTE], email: [3, 10 * MINUTE], daily: [10, DAY], device: [3, 10 * MINUTE] },
  },
  reset_password: { address: [20, 10 * MINUTE] },
  challenge: { address: [60, MINUTE] },
  logout: { address: [120, MINUTE] },
  release_token: { address: [30, MINUTE] },
} as const satisfies Record<string, CallLimits>;

type Limit = readonly [points: number, seconds: number];
type CallLimits = { address: Limit; email?: Limit; daily?: Limit; both?: Limit; device?: Limit };
interface Attempt {
  readonly address: string;
  readonly email?: string;
  /** Id of the browser, where the address has logged in with it before. */
  readonly device?: string | undefined;
}
export type EntryCall = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one attempt; throws a 429 that says when to come back. `email` is given only by calls that have one. */
  count(call: EntryCall, from: Attempt): Promise<void>;
  /** A right password clears what was counted of its own browser or network, so that nobody who logs in often is kept out. */
  forgive(call: EntryCall, from: Attempt & { email: string }): Promise<void>;
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
  const made = new Map<string, RateLimiterAbstract>();
  /** Made at the first attempt: a process that was just started needs none to be ready. */
  const limiterOf = (call: EntryCall, by: keyof CallLimits): RateLimiterAbstract | undefined => {
    const limit = (LIMITS[call] as CallLimits)[by];
    const name = `${call}:${by}`;
    const found = made.get(name) ?? (limit && limiter(name, limit));
    if (found) made.set(name, found);
    return found;
  };
  const keysOf = ({ address, email = '', device }: Attempt) => ({
    address: networkOf(address),
    email: emailKey(email),
    both: `${networkOf(address)} ${emailKey(email)}`,
    device: `${device} ${emailKey(email)}`,
  });

  return {
    count: async (call, from) => {
      const keys = keysOf(from);
      const attempt = async (by: keyof CallLimits, key: string) => {
        const found = limiterOf(call, by);
        if (found) await consume(found, key);
      };
      await attempt('address', keys.address);
      if (!from.email) return;
      if (from.device && 'device' in LIMITS[call]) return attempt('device', keys.device);
      await attempt('both', keys.both);
      await attempt('email', keys.email);
      // A mailbox gets no pile of letters from somebody who has time.
      await attempt('daily', keys.email);
    },
    forgive: async (call, from) => {
      const keys = keysOf(from);
      if (from.device) await limiterOf(call, 'device')?.delete(keys.device);
      else await limiterOf(call, 'both')?.delete(keys.both);
    },
    stop: async () => redis?.disconnect(),
  };
}
