import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { Problem } from '@lichen/contracts/api/problems';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Configuration } from '../configuration';

const MEGABYTE = 1024 * 1024;
/** Most uploads of one person within `WITHIN` seconds; enough for a pile of bills. */
const MOST = 600;
const WITHIN = 600;

type Limits = Pick<Configuration, 'LICHEN_COMPANY_STORAGE_MB' | 'LICHEN_RATE_LIMIT_SCALE'>;

/** Returns the bytes that all files of one company may use together. */
export const storageBytes = ({ LICHEN_COMPANY_STORAGE_MB }: Pick<Limits, 'LICHEN_COMPANY_STORAGE_MB'>): number =>
  LICHEN_COMPANY_STORAGE_MB * MEGABYTE;

/**
 * Returns a function that counts uploads per person in this process, refused ones included; throws `tooMany` beyond the
 * limit.
 */
export function uploadCounter({ LICHEN_RATE_LIMIT_SCALE: scale }: Pick<Limits, 'LICHEN_RATE_LIMIT_SCALE'>) {
  let limiter: RateLimiterMemory | undefined;
  return async (userId: string): Promise<void> => {
    limiter ??= new RateLimiterMemory({ points: Math.max(1, Math.round(MOST * scale)), duration: WITHIN });
    try {
      await limiter.consume(userId);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new Problem('tooMany', UPLOAD_TEXTS.tooMany, undefined, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    }
  };
}
