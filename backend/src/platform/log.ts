import pino, { type Logger } from 'pino';
import type { Configuration } from './configuration';

/** Never in a log line, wherever it stands in what is logged. */
const SECRETS = ['password', 'token', 'cookie', 'authorization', 'reset_code', 'invite_code', 'secret'];

/** One JSON line for each event, secrets blotted out, to standard output. */
export function makeLog({ LICHEN_LOG_LEVEL }: Pick<Configuration, 'LICHEN_LOG_LEVEL'>): Logger {
  return pino({
    level: LICHEN_LOG_LEVEL,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
