import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../accounts/rate-limits';
import type { Configuration } from '../configuration';

/** Times within seconds that one network may do something, counted in this process. */
const LIMITS = { connection: [120, 60], unknown: [20, 600], refused: [30, 600] } as const;

export type Counted = keyof typeof LIMITS;

/** Counts what a network does: answers false once it has done it too often. */
export interface NetworkLimits {
  count(what: Counted, address: string): Promise<boolean>;
}

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
