import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../accounts/rate-limits';
import type { Configuration } from '../configuration';

/** Most events per number of seconds for one network, counted in this process. */
const LIMITS = { connection: [120, 60], unknown: [20, 600], refused: [30, 600] } as const;

/** Kinds of events: connections, mails to unknown addresses, refused mails. */
export type Counted = keyof typeof LIMITS;

/** Counts events of a network; returns false beyond the limit. */
export interface NetworkLimits {
  count(what: Counted, address: string): Promise<boolean>;
}

/**
 * Returns counters in memory; IPv6 addresses of one network share a counter. Limits are scaled by the configuration.
 */
export function networkLimits({ LICHEN_RATE_LIMIT_SCALE: scale }: Pick<Configuration, 'LICHEN_RATE_LIMIT_SCALE'>) {
  const limiters = new Map(
    Object.entries(LIMITS).map(([what, [points, duration]]) => [
      what,
      new RateLimiterMemory({ points: Math.max(1, Math.round(points * scale)), duration }),
    ]),
  );
  const limits: NetworkLimits = {
    count: async (what, address) => {
      try {
        await limiters.get(what)?.consume(networkOf(address));
        return true;
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        return false;
      }
    },
  };
  return limits;
}
