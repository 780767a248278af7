import type { Logger } from 'pino';
import type { Configuration } from '../configuration';
import { embeddedDispatch, type MakeDispatch, noDispatch } from './dispatch';
import { redisDispatch } from './redis-dispatch';

/** Returns the dispatch to use: through Redis if `REDIS_URL` is set, otherwise in this process. */
export function makeDispatchFor(
  { REDIS_URL, LICHEN_WORKERS, modules }: Pick<Configuration, 'REDIS_URL' | 'LICHEN_WORKERS' | 'modules'>,
  log: Logger,
): MakeDispatch {
  // Only processes that serve the same modules share a queue, so that none takes jobs it cannot run.
  const prefix = ['lichen', ...modules].join('-');
  if (REDIS_URL) return redisDispatch({ url: REDIS_URL, workers: LICHEN_WORKERS, log, prefix });
  return LICHEN_WORKERS ? embeddedDispatch : noDispatch;
}
