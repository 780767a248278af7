import pino, { type Logger } from 'pino';
import type { Configuration } from './configuration';

/** Never in a log line, wherever it stands in what is logged. */
const SECRETS = ['password', 'token', 'cookie', 'authorization', 'reset_code', 'invite_code', 'secret'];

/** Characters of lines that wait for a full disk, about two thousand lines; what comes beyond is dropped. */
const MOST_WAITING = 1_000_000;

/** Writes to a file or descriptor. A disk without room is no reason to end: lines wait, and go on once there is some. */
function patient(dest: number | string) {
  const destination = pino.destination({ dest, sync: true, maxLength: MOST_WAITING });
  destination.on('error', () => undefined);
  return destination;
}

const STANDARD_OUTPUT = 1;

/** One JSON line for each event, secrets blotted out, to standard output. */
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
