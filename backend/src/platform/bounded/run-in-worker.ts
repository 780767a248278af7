import { FILE_TOO_MUCH_WORK } from '@lichen/contracts/text/file-texts';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '@lichen/contracts/api/problems';
import { makeSemaphore } from './semaphore';

export interface WorkerBounds {
  /** Heap the work may use; buffers count too, through the growth of the whole process. */
  readonly memoryMb: number;
  readonly wallMs: number;
}

export interface WorkerTask {
  /** Absolute path from `require.resolve('./some.worker')`; the module exports `run(input)`. */
  readonly module: string;
  /** Copied into the worker, so it holds plain values and buffers only. */
  readonly input: unknown;
  /** Buffers of the input that are handed over instead of copied: the caller has them no longer. */
  readonly handedOver?: readonly ArrayBuffer[];
  readonly bounds: WorkerBounds;
}

type Outcome = { ok: true; value: unknown } | { ok: false; refusal?: { message: string }; reason: string };

/** Each runs on its own core and the process keeps one for everybody else; more would only share the caps. */
const AT_ONCE = 2;
const LOOK_MS = 25;
const MEGABYTE = 1024 * 1024;

const inTurn = makeSemaphore(AT_ONCE);

/** Started from text, so that the same few lines serve the built product and the sources. */
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
 * Runs work over hostile input where it can do no harm: it is killed when it takes too long or too much memory,
 * and the answer is then a refusal for the person who sent the input. Companies take turns, and what is made of a
 * function is in memory only once its turn has come.
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
    // Nothing of the process's secrets is in reach of a parser that an attacker may steer.
    env: {},
    stdin: false,
  });
}

/** Ends the worker by itself when a bound is passed. Buffers lie outside the heap cap, so the process is watched. */
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
