import pino, { type Logger } from 'pino';
import type { Configuration } from './configuration';

/** Keys that are redacted at any depth of a log entry. */
const SECRETS = ['password', 'token', 'cookie', 'authorization', 'reset_code', 'invite_code', 'secret'];

/** Characters buffered while the disk is full, about two thousand lines; further lines are dropped. */
const MOST_WAITING = 1_000_000;

/** Writes to a file or descriptor. Buffers lines while the disk is full instead of ending the process. */
function patient(dest: number | string) {
  const destination = pino.destination({ dest, sync: true, maxLength: MOST_WAITING });
  destination.on('error', () => undefined);
  return destination;
}

const STANDARD_OUTPUT = 1;

/** Returns the logger: one JSON line per event to standard output, with secrets redacted. */
export function makeLog(
  { LICHEN_LOG_LEVEL }: Pick<Configuration, 'LICHEN_LOG_LEVEL'>,
  to: number | string = STANDARD_OUTPUT,
): Logger {
  return pino(
    {
      level: LICHEN_LOG_LEVEL,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    patient(to),
  );
}
