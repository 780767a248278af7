import { FILE_TOO_MUCH_WORK } from '@lichen/contracts/text/file-texts';
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@lichen/contracts/api/problems';
import { residentBytes } from './resident-bytes';

export interface ProcessBounds {
  /** Memory that the work may use beside what a process of Node itself takes. */
  readonly memoryMb: number;
  readonly wallMs: number;
  /** Time without a report after which the work is held to go on for ever; without it the whole time may be silent. */
  readonly silentMs?: number;
}

export interface ProcessWork {
  /** Copied into the process: plain values and buffers. */
  readonly input: unknown;
  /** Hears what the work reports on its way. */
  readonly onReport?: ((report: unknown) => void) | undefined;
  /** Ends the process at once; the promise is refused with its reason. */
  readonly signal?: AbortSignal | undefined;
}

type Outcome =
  | { kind: 'report'; value: unknown }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; reason: string; refusal?: string };

const MEGABYTE = 1024 * 1024;
const LOOK_MS = 25;
/** Others on the machine go first; raising it needs no right. */
const NICENESS = 10;
/** Resident memory of a process that has loaded nothing but Node. */
const NODE_MB = 96;

/**
 * Started from text, so that the same lines serve the built product and the sources. The watching thread ends the
 * process where the one that started it is gone, or the time is over, also while the work never lets go. What fails
 * while the module is made ready fails again, and is told, with its first work.
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

/** What came of a process that ended without an answer: a bound of its own heap, or a parser that crashed. */
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
    // It has ended already: its end says why.
  }
};

/** A process that runs one module over hostile input, behind everything else on the machine. */
export interface BoundedChild {
  /** Does one piece of work; whatever passes a bound, or ends the process, is refused. */
  run<T>(work: ProcessWork & Omit<ProcessBounds, 'memoryMb'> & { readonly isLast: boolean }): Promise<T>;
  /** True while it holds no more memory than it may and has not ended. */
  isSound(): boolean;
  /** What does not work keeps nobody from ending. */
  rest(): void;
  kill(): void;
}

/** Calls `exceeded` once the process holds more than it may, or its time is over, or it has been silent for too long. */
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
  // Nothing of the product's secrets is in reach of a parser that an attacker may steer.
  const options = { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' } as const;
  return spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, '-e', BOOTSTRAP], {
    ...options,
    stdio: [...options.stdio],
  });
}

/** Starts a process for a module, which is loaded at once where `isWarm`, else with its first work. */
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
