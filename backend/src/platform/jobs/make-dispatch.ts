import type { Logger } from 'pino';
import type { Configuration } from '../configuration';
import { embeddedDispatch, type MakeDispatch, noDispatch } from './dispatch';
import { redisDispatch } from './redis-dispatch';

/** Redis when `REDIS_URL` is set, this process otherwise. */
export function makeDispatchFor(
  { REDIS_URL, LICHEN_WORKERS }: Pick<Configuration, 'REDIS_URL' | 'LICHEN_WORKERS'>,
  log: Logger,
): MakeDispatch {
  if (REDIS_URL) return redisDispatch({ url: REDIS_URL, workers: LICHEN_WORKERS, log });
  return LICHEN_WORKERS ? embeddedDispatch : noDispatch;
}
