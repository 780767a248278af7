import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Sources end in `.ts`, what is built of them in `.js`. */
const ENDING = extname(__filename);
const BACKEND = join(__dirname, '..');
const ROOMS = ['platform', 'modules'];
/** What runs aside loads itself: steps of the schema, worker threads, and what only tests use. */
const ASIDE = /[\\/](migrations|testing)[\\/]|\.(worker|test|example|fixture|d)\./;

/** Milliseconds of loading after which requests get their turn, and how long they have it. */
const [AT_ONCE, TURN] = [4, 8];

const filesIn = (room: string): readonly string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name))
    .filter((file) => extname(file) === ENDING && !ASIDE.test(file));

/**
 * Loads, piece by piece beside the first requests, what the start left for its first use: no request has to wait for
 * it, and a file that cannot be loaded is in the log soon after the start.
 * @returns the files that cannot be loaded
 */
export async function warmUp(log: Pick<Logger, 'error'>, folder = BACKEND): Promise<readonly string[]> {
  const broken: string[] = [];
  let since = performance.now();
  for (const file of ROOMS.flatMap((room) => filesIn(join(folder, room)))) {
    try {
      require(file);
    } catch (err) {
      broken.push(file);
      log.error({ file, err }, 'a file of the server cannot be loaded');
    }
    if (performance.now() - since < AT_ONCE) continue;
    await pause(TURN, undefined, { ref: false });
    since = performance.now();
  }
  return broken;
}
