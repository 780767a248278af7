import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Module } from '../platform/module';

/** Sources end in `.ts`, built files in `.js`. */
const ENDING = extname(__filename);
const BACKEND = join(__dirname, '..');
const ROOMS = ['platform', 'modules'];
/** Files that are not loaded ahead: migrations, worker threads and test files. */
const ASIDE = /[\\/](migrations|testing)[\\/]|\.(worker|test|example|fixture|d)\./;

/** Milliseconds of loading after which requests get their turn, and how long they have it. */
const [AT_ONCE, TURN] = [4, 8];

const filesIn = (room: string): readonly string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name))
    .filter((file) => extname(file) === ENDING && !ASIDE.test(file));

const turn = () => pause(TURN, undefined, { ref: false });

/** Loads the data that modules need later. A failure is logged, and refused when the data is requested. */
export async function readAhead(modules: readonly Pick<Module, 'name' | 'readAhead'>[], log: Pick<Logger, 'error'>) {
  for (const { name, readAhead: work } of modules)
    await work?.(turn).catch((err: unknown) => log.error({ module: name, err }, 'data of a module cannot be read'));
}

/**
 * Loads the source files that the start left for first use, in pieces between the first requests, so that no request
 * waits for them and a file that cannot be loaded is logged soon after the start.
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
    await turn();
    since = performance.now();
  }
  return broken;
}
