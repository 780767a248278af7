import { FILE_TOO_MUCH_WORK } from '@lichen/contracts/text/file-texts';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '@lichen/contracts/api/problems';
import { makeSemaphore } from './semaphore';

/** Limits of a worker thread; it is ended beyond either of them. */
export interface WorkerBounds {
  /** Heap limit in MB; buffers count through the growth of the whole process. */
  readonly memoryMb: number;
  readonly wallMs: number;
}

/** A module to run in a worker thread, its input, and its limits of memory and time. */
export interface WorkerTask {
  /** Absolute path from `require.resolve('./some.worker')`; the module exports `run(input)`. */
  readonly module: string;
  /** Copied to the worker: plain values and buffers only. */
  readonly input: unknown;
  /** Buffers of the input that are transferred instead of copied; the caller cannot use them afterwards. */
  readonly handedOver?: readonly ArrayBuffer[];
  readonly bounds: WorkerBounds;
}

type Outcome = { ok: true; value: unknown } | { ok: false; refusal?: { message: string }; reason: string };

/** Each worker uses one core, and one stays free for the rest of the process. */
const AT_ONCE = 2;
const LOOK_MS = 25;
const MEGABYTE = 1024 * 1024;

const inTurn = makeSemaphore(AT_ONCE);

/** Passed as text, so that it serves both the built product and the sources. */
const BOOTSTRAP = `
const { parentPort, workerData } = require('node:worker_threads');
if (workerData.register) require(workerData.register);
const work = require(workerData.module);
// A module that says so hands buffers of its answer over, which nobody copies then.
(async () => work.run(workerData.input))().then(
  (value) => parentPort.postMessage({ ok: true, value }, work.handedOver ? work.handedOver(value) : []),
  (error) => parentPort.postMessage({
    ok: false,
    reason: String(error && error.message),
    refusal: error && error.name === 'Problem' ? { message: error.message } : undefined,
  }),
);`;

/**
 * Runs work over hostile input in a worker, which is killed when it takes too long or too much memory; the promise then
 * rejects with a refusal for the person who sent the input. Companies take turns, and a task given as a function is
 * only built when its turn comes.
 */
export function runInWorker<T>(task: WorkerTask | (() => Promise<WorkerTask>), companyId: string): Promise<T> {
  return inTurn(async () => runNow<T>(typeof task === 'function' ? await task() : task), companyId);
}

function startWorker({ module, input, handedOver = [], bounds }: WorkerTask): Worker {
  return new Worker(BOOTSTRAP, {
    eval: true,
    workerData: { module, input, register: module.endsWith('.ts') ? join(__dirname, 'register-typescript.cjs') : null },
    transferList: [...handedOver],
    resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    // An empty environment keeps the process's secrets from a parser that an attacker may control.
    env: {},
    stdin: false,
  });
}

/**
 * Terminates the worker when a limit is exceeded. Buffers are outside the heap limit, so the whole process is watched.
 */
function watchBounds(worker: Worker, { memoryMb, wallMs }: WorkerBounds, exceeded: () => void): () => void {
  const most = process.memoryUsage.rss() + (memoryMb + 64) * MEGABYTE;
  const stop = () => {
    exceeded();
    void worker.terminate();
  };
  const wall = setTimeout(stop, wallMs);
  const look = setInterval(() => process.memoryUsage.rss() > most && stop(), LOOK_MS);
  return () => {
    clearTimeout(wall);
    clearInterval(look);
  };
}

function runNow<T>(task: WorkerTask): Promise<T> {
  const worker = startWorker(task);
  return new Promise<T>((resolve, reject) => {
    const tooMuch = () => reject(new Problem('invalid', FILE_TOO_MUCH_WORK));
    const unwatch = watchBounds(worker, task.bounds, tooMuch);
    worker.once('message', (outcome: Outcome) => {
      if (outcome.ok) resolve(outcome.value as T);
      else reject(outcome.refusal ? new Problem('invalid', outcome.refusal.message) : new Error(outcome.reason));
      void worker.terminate();
    });
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
      else reject(error);
    });
    worker.once('exit', () => {
      unwatch();
      reject(new Error('The worker ended without an answer'));
    });
  });
}
