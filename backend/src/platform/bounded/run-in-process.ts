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
}

export interface ProcessTask {
  /** Absolute path from `require.resolve('./some.worker')`; the module exports `run(input, report)`. */
  readonly module: string;
  /** Copied into the process: plain values and buffers. */
  readonly input: unknown;
  readonly bounds: ProcessBounds;
  /** Hears what the work reports on its way. */
  readonly onReport?: (report: unknown) => void;
  /** Ends the process at once; the promise is refused with its reason. */
  readonly signal?: AbortSignal;
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
 * process where the one that started it is gone, or the time is over, also while the work never lets go.
 */
const BOOTSTRAP = `
const { Worker } = require('node:worker_threads');
process.once('disconnect', () => process.exit(0));
process.once('message', ({ register, module, input, wallMs, parent }) => {
  new Worker(
    'const { parent, until } = require("node:worker_threads").workerData;' +
    'setInterval(() => { if (process.ppid !== parent || Date.now() > until) process.kill(process.pid, "SIGKILL"); }, 500);',
    { eval: true, workerData: { parent, until: Date.now() + wallMs + 2000 } },
  ).unref();
  if (register) require(register);
  const send = (message, then) => process.send && process.send(message, then);
  (async () => require(module).run(input, (value) => send({ kind: 'report', value })))().then(
    (value) => send({ kind: 'done', value }, () => process.exit(0)),
    (error) => send(
      {
        kind: 'failed',
        reason: String(error && error.message),
        refusal: error && error.name === 'Problem' ? error.message : undefined,
      },
      () => process.exit(0),
    ),
  );
});`;

function startProcess({ memoryMb }: ProcessBounds): ChildProcess {
  // Nothing of the product's secrets is in reach of a parser that an attacker may steer.
  const options = { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' } as const;
  return spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, '-e', BOOTSTRAP], {
    ...options,
    stdio: [...options.stdio],
  });
}

/** Calls `exceeded` once the process holds more than it may, or its time is over. */
function watchBounds({ pid }: ChildProcess, { memoryMb, wallMs }: ProcessBounds, exceeded: () => void): () => void {
  const most = (memoryMb + NODE_MB) * MEGABYTE;
  const wall = setTimeout(exceeded, wallMs);
  const look = setInterval(() => pid !== undefined && (residentBytes(pid) ?? 0) > most && exceeded(), LOOK_MS);
  return () => {
    clearTimeout(wall);
    clearInterval(look);
  };
}

const lower = (pid: number | undefined) => {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has ended already: its end says why.
  }
};

/** What came of a process that ended without an answer: a bound of its own heap, or a parser that crashed. */
const endedWith = (code: number | null, signal: NodeJS.Signals | null): Error =>
  code === 0
    ? new Error('The process ended without an answer')
    : signal !== null || (code ?? 0) >= 128
      ? new Problem('invalid', FILE_TOO_MUCH_WORK)
      : new Error(`The process ended with code ${code}`);

/**
 * Runs work over hostile input in a process of its own, behind everything else on the machine. It is killed when it takes
 * too long or too much memory, native memory included, and may crash: the answer is then a refusal for the person who
 * sent the input.
 */
export function runInProcess<T>({ module, input, bounds, onReport, signal }: ProcessTask): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const child = startProcess(bounds);
    const end = (settle: () => void) => {
      settle();
      child.kill('SIGKILL');
    };
    const aborted = () => end(() => reject(signal?.reason as Error));
    const unwatch = watchBounds(child, bounds, () => end(() => reject(new Problem('invalid', FILE_TOO_MUCH_WORK))));
    signal?.addEventListener('abort', aborted, { once: true });
    child.on('message', (outcome: Outcome) => {
      if (outcome.kind === 'report') return onReport?.(outcome.value);
      if (outcome.kind === 'done') return resolve(outcome.value as T);
      reject(outcome.refusal === undefined ? new Error(outcome.reason) : new Problem('invalid', outcome.refusal));
    });
    child.once('error', reject);
    child.once('close', (code, by) => {
      unwatch();
      signal?.removeEventListener('abort', aborted);
      reject(endedWith(code, by));
    });
    lower(child.pid);
    const register = module.endsWith('.ts') ? join(__dirname, 'register-typescript.cjs') : null;
    child.send({ register, module, input, wallMs: bounds.wallMs, parent: process.pid }, () => undefined);
  });
}
