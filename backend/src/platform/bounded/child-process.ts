import { FILE_TOO_MUCH_WORK } from '@lichen/contracts/text/file-texts';
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@lichen/contracts/api/problems';
import { residentBytes } from './resident-bytes';

/** Limits of a child process; it is killed beyond any of them. */
export interface ProcessBounds {
  /** Memory for the work in MB, in addition to that of an idle Node process. */
  readonly memoryMb: number;
  readonly wallMs: number;
  /**
   * Longest time between reports in milliseconds, after which the work counts as stuck; without it only `wallMs`
   * applies.
   */
  readonly silentMs?: number;
}

/** Work for a child process. */
export interface ProcessWork {
  /** Copied to the process: plain values and buffers only. */
  readonly input: unknown;
  /** Called with each progress report of the work. */
  readonly onReport?: ((report: unknown) => void) | undefined;
  /** Kills the process at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

type Outcome =
  | { kind: 'report'; value: unknown }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; reason: string; refusal?: string };

const MEGABYTE = 1024 * 1024;
const LOOK_MS = 25;
/** Low priority, so that other processes go first; raising it needs no permission. */
const NICENESS = 10;
/** Resident memory of an idle Node process, in MB. */
const NODE_MB = 96;

/**
 * Passed as text, so that it serves both the built product and the sources. A watchdog thread kills the process when
 * its parent is gone or its time is over, even if the work blocks the main thread. Errors while the module loads occur
 * again, and are reported, with the first work.
 */
const BOOTSTRAP = `
const { Worker } = require('node:worker_threads');
const send = (message, then) => process.send && process.send(message, then);
let watch;
let module;
function ready({ register, parent, isWarm }) {
  watch = new Worker(
    'const { parentPort, workerData } = require("node:worker_threads"); let until = Infinity;' +
    'parentPort.on("message", (next) => { until = next; });' +
    'setInterval(() => { if (process.ppid !== workerData || Date.now() > until) process.kill(process.pid, "SIGKILL"); }, 500);',
    { eval: true, workerData: parent },
  );
  watch.unref();
  try {
    if (register) require(register);
    if (isWarm) Promise.resolve(require(module).warm?.()).catch(() => undefined);
  } catch {}
}
function work({ input, wallMs, isLast }) {
  watch.postMessage(Date.now() + wallMs + 2000);
  const sent = () => { if (isLast) process.exit(0); };
  const settle = (outcome) => { watch.postMessage(Infinity); send(outcome, sent); };
  (async () => require(module).run(input, (value) => send({ kind: 'report', value })))().then(
    (value) => settle({ kind: 'done', value }),
    (error) => settle({
      kind: 'failed',
      reason: String(error && error.message),
      refusal: error && error.name === 'Problem' ? error.message : undefined,
    }),
  );
}
process.once('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (message.module) { module = message.module; ready(message); }
  if ('input' in message) work(message);
});`;

/** Error for a process that exited without an answer: its heap limit, or a crashed parser. */
const endedWith = (code: number | null, signal: NodeJS.Signals | null): Error =>
  code === 0
    ? new Error('The process ended without an answer')
    : signal !== null || (code ?? 0) >= 128
      ? new Problem('invalid', FILE_TOO_MUCH_WORK)
      : new Error(`The process ended with code ${code}`);

const lower = (pid: number | undefined) => {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // The process has exited already; its exit handler reports why.
  }
};

/** A low-priority child process that runs one module over hostile input. */
export interface BoundedChild {
  /** Runs one task; rejects when it exceeds a limit or the process exits. */
  run<T>(work: ProcessWork & Omit<ProcessBounds, 'memoryMb'> & { readonly isLast: boolean }): Promise<T>;
  /** Returns whether the process is alive and within its memory limit. */
  isSound(): boolean;
  /** Lets the parent exit while this process is idle. */
  rest(): void;
  kill(): void;
}

/** Calls `exceeded` when the process uses too much memory, runs too long or is silent for too long. */
function watchBounds(
  isHeavy: () => boolean,
  { wallMs, silentMs = wallMs }: Omit<ProcessBounds, 'memoryMb'>,
  exceeded: () => void,
) {
  const wall = setTimeout(exceeded, wallMs);
  const silence = setTimeout(exceeded, silentMs);
  const look = setInterval(() => isHeavy() && exceeded(), LOOK_MS);
  return {
    heard: () => void silence.refresh(),
    end: () => {
      clearTimeout(wall);
      clearTimeout(silence);
      clearInterval(look);
    },
  };
}

function spawnBounded(memoryMb: number): ChildProcess {
  // An empty environment keeps the product's secrets from a parser that an attacker may control.
  const options = { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' } as const;
  return spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, '-e', BOOTSTRAP], {
    ...options,
    stdio: [...options.stdio],
  });
}

/** Starts a process for a module, which is loaded at once if `isWarm`, otherwise with the first task. */
export function startBounded(
  module: string,
  { memoryMb, isWarm }: { memoryMb: number; isWarm: boolean },
): BoundedChild {
  const child = spawnBounded(memoryMb);
  const most = (memoryMb + NODE_MB) * MEGABYTE;
  let ended: Error | undefined;
  const heavy = () => child.pid !== undefined && (residentBytes(child.pid) ?? 0) > most;
  const register = module.endsWith('.ts') ? join(__dirname, 'register-typescript.cjs') : null;
  child.on('error', (error) => {
    ended ??= error;
  });
  child.once('close', (code, by) => {
    ended ??= endedWith(code, by);
  });
  lower(child.pid);
  child.send({ register, module, parent: process.pid, isWarm }, () => undefined);
  return {
    run: <T>({ input, onReport, signal, wallMs, silentMs, isLast }: Parameters<BoundedChild['run']>[0]) =>
      new Promise<T>((resolve, reject) => {
        if (signal?.aborted || ended) return reject((signal?.reason as Error | undefined) ?? ended);
        child.ref();
        child.channel?.ref();
        const heard = (outcome: Outcome) => {
          if (outcome.kind === 'report') {
            watch.heard();
            return onReport?.(outcome.value);
          }
          if (outcome.kind === 'done') return settle(() => resolve(outcome.value as T));
          const { refusal, reason } = outcome;
          return settle(() => reject(refusal === undefined ? new Error(reason) : new Problem('invalid', refusal)));
        };
        const end = (error: Error) => {
          settle(() => reject(error));
          child.kill('SIGKILL');
        };
        const aborted = () => end(signal?.reason as Error);
        const failed = (error: Error) => settle(() => reject(error));
        const closed = (code: number | null, by: NodeJS.Signals | null) => failed(endedWith(code, by));
        const bounds = { wallMs, ...(silentMs === undefined ? {} : { silentMs }) };
        const watch = watchBounds(heavy, bounds, () => end(new Problem('invalid', FILE_TOO_MUCH_WORK)));
        function settle(how: () => void) {
          watch.end();
          signal?.removeEventListener('abort', aborted);
          child.off('message', heard).off('error', failed).off('close', closed);
          how();
        }
        signal?.addEventListener('abort', aborted, { once: true });
        child.on('message', heard).once('error', failed).once('close', closed);
        child.send({ input, wallMs, isLast }, () => undefined);
      }),
    isSound: () => ended === undefined && !heavy(),
    rest: () => {
      child.unref();
      child.channel?.unref();
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}
