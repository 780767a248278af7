import type { Logger } from 'pino';
import type { Configuration } from '../configuration';
import { embeddedDispatch, type MakeDispatch, noDispatch } from './dispatch';
import { redisDispatch } from './redis-dispatch';

/** Redis when `REDIS_URL` is set, this process otherwise. */
export function makeDispatchFor(
  { REDIS_URL, LICHEN_WORKERS, modules }: Pick<Configuration, 'REDIS_URL' | 'LICHEN_WORKERS' | 'modules'>,
  log: Logger,
): MakeDispatch {
  // Processes that serve the same modules share a queue: nobody takes work that it has no hands for.
  const prefix = ['lichen', ...modules].join('-');
  if (REDIS_URL) return redisDispatch({ url: REDIS_URL, workers: LICHEN_WORKERS, log, prefix });
  return LICHEN_WORKERS ? embeddedDispatch : noDispatch;
}
