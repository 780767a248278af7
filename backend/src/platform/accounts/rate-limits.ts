import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { Problem } from '@lichen/contracts/api/problems';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Configuration } from '../configuration';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Attempts per period, in seconds. Counted per network address (`address`); calls with an email address also count per
 * email address from all networks (`email`), from one network (`both`) and from one browser in it (`visit`). A browser
 * that has logged in with the address before counts separately (`device`), so that other people's wrong passwords do
 * not lock its owner out. With `aside`, exceeding `email` only blocks networks that have used up their own attempts,
 * until `most` is reached: see ADR 0088.
 */
const LIMITS = {
  login: {
    ...{ address: [60, MINUTE], device: [10, 5 * MINUTE], visit: [10, 5 * MINUTE], both: [120, HOUR] },
    ...{ email: [30, 5 * MINUTE], aside: [5, HOUR], most: [300, HOUR] },
  },
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
  linked_document: { address: [600, MINUTE] },
  unknown_link: { address: [60, 10 * MINUTE] },
  release_token: { address: [30, MINUTE] },
} as const satisfies Record<string, CallLimits>;

/** Limits that count an attempt with an email address, from a browser that has logged in with it and from any other. */
const OF_KNOWN = ['device'] as const;
const OF_OTHERS = ['visit', 'both', 'email', 'aside', 'most', 'daily'] as const;

type Limit = readonly [points: number, seconds: number];
type CallLimits = { address: Limit } & Partial<
  Record<'email' | 'daily' | 'both' | 'visit' | 'aside' | 'most' | 'device', Limit>
>;
interface Attempt {
  readonly address: string;
  readonly email?: string;
  /** Id of the browser, if this email address has logged in with it before. */
  readonly device?: string | undefined;
  /** Id of a browser that has only visited the pages before log-in. */
  readonly visitor?: string | undefined;
}
export type EntryCall = keyof typeof LIMITS;

/** Counts attempts before log-in by network, browser and email address. */
export interface RateLimits {
  /** Counts one attempt; throws `tooMany` (429) with the time to wait. `email` is only set by calls that have one. */
  count(call: EntryCall, from: Attempt): Promise<void>;
  /**
   * Clears the attempts of the person's browser or network after a correct password, so that frequent log-ins are not
   * blocked.
   */
  forgive(call: EntryCall, from: Attempt & { email: string }): Promise<void>;
  /**
   * Uncounts an attempt that the portal could not process. The network's own count stays, because the attempt caused
   * work.
   */
  giveBack(call: EntryCall, from: Attempt): Promise<void>;
  stop(): Promise<void>;
}

/** A household or server usually has a whole IPv6 /64; an IPv4 address inside IPv6 counts as IPv4. */
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

/** Returns the range that one customer can easily rent: 256 IPv4 addresses, or an IPv6 /48. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.replace(/\.\d+$/, '');
}

/** Returns the form of an email address under which its attempts are counted. */
export const emailKey = (email: string) => email.trim().toLowerCase().slice(0, 254);

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new Problem('tooMany', ENTRY_TEXTS.tooMany, undefined, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

type LimiterOf = (call: EntryCall, by: keyof CallLimits) => RateLimiterAbstract | undefined;

const keysOf = ({ address, email = '', device, visitor = '' }: Attempt) => ({
  address: networkOf(address),
  email: emailKey(email),
  both: `${networkOf(address)} ${emailKey(email)}`,
  visit: `${visitor} ${networkOf(address)} ${emailKey(email)}`,
  aside: `${neighbourhoodOf(address)} ${emailKey(email)}`,
  device: `${device} ${emailKey(email)}`,
});

const refusalOf = (counted: Promise<void>) =>
  counted.then(
    () => undefined,
    (refusal: unknown) => {
      if (refusal instanceof Problem) return refusal;
      throw refusal;
    },
  );

function countingWith(limiterOf: LimiterOf) {
  const attempt = async (call: EntryCall, by: keyof CallLimits, key: string) => {
    const found = limiterOf(call, by);
    if (found) await consume(found, key);
  };

  /** Counts an attempt from an unknown browser against the email address, whatever network it comes from. */
  async function countByEmail(call: EntryCall, { email, aside }: ReturnType<typeof keysOf>) {
    const pressed = await refusalOf(attempt(call, 'email', email));
    if (!('aside' in LIMITS[call])) {
      if (pressed) throw pressed;
      return;
    }
    const hadItsTurn = await refusalOf(attempt(call, 'aside', aside));
    if (pressed && hadItsTurn) throw pressed;
    await attempt(call, 'most', email);
  }
  return { attempt, countByEmail };
}

type Parts = Pick<Configuration, 'REDIS_URL' | 'LICHEN_RATE_LIMIT_SCALE'>;

/** Counts in Redis for all processes, or in this process while Redis cannot be reached. */
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
  /** Created at the first attempt; a starting process does not need any. */
  const limiterOf = (call: EntryCall, by: keyof CallLimits): RateLimiterAbstract | undefined => {
    const limit = (LIMITS[call] as CallLimits)[by];
    const name = `${call}:${by}`;
    const found = made.get(name) ?? (limit && limiter(name, limit));
    if (found) made.set(name, found);
    return found;
  };
  const { attempt, countByEmail } = countingWith(limiterOf);
  const isKnown = (call: EntryCall, from: Attempt) => Boolean(from.email && from.device && 'device' in LIMITS[call]);

  return {
    count: async (call, from) => {
      const keys = keysOf(from);
      // A known browser is not blocked by others in its network, such as an office or a hotel.
      if (isKnown(call, from)) return attempt(call, 'device', keys.device);
      await attempt(call, 'address', keys.address);
      if (!from.email) return;
      await attempt(call, 'visit', keys.visit);
      await attempt(call, 'both', keys.both);
      await countByEmail(call, keys);
      // Limits the mails to one mailbox per day.
      await attempt(call, 'daily', keys.email);
    },
    forgive: async (call, from) => {
      const keys = keysOf(from);
      if (from.device) await limiterOf(call, 'device')?.delete(keys.device);
      else await Promise.all((['visit', 'both', 'aside'] as const).map((by) => limiterOf(call, by)?.delete(keys[by])));
    },
    giveBack: async (call, from) => {
      if (!from.email) return;
      const keys: Readonly<Record<string, string>> = keysOf(from);
      const counted = isKnown(call, from) ? OF_KNOWN : OF_OTHERS;
      await Promise.all(counted.map((by) => limiterOf(call, by)?.reward(keys[by] ?? keysOf(from).email, 1)));
    },
    stop: async () => redis?.disconnect(),
  };
}
