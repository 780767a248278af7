import type { Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { getOrInsertComputed } from '../map-get-or-insert';
import { companyOf, type Dispatch, type MakeDispatch, mostOfOneCompany } from './dispatch';

interface RedisDispatchSettings {
  readonly url: string;
  /** True if this process runs jobs, false if it only queues them. */
  readonly workers: boolean;
  readonly log: Logger;
  readonly prefix?: string;
}

/** Lock of a key in milliseconds; after it, another worker takes over from one that died. */
const LOCK_MS = 15_000;
const STALLED_MS = 5000;
/** Delay in milliseconds before a deferred key returns, unless finished work of its company promotes it earlier. */
const GIVEN_WAY_MS = 3000;

/** BullMQ allows no colon in an id; a key consists of ids and a blank. */
const jobIdOf = (key: string) => key.replace(/[^\w-]/g, '_');

/** Keys of one company that are processed together. */
interface Parcel {
  readonly keys: readonly string[];
  /** Position among the company's parcels, from 1. */
  readonly place: number;
}

function parcelsOf(keys: readonly string[], together: number): Parcel[] {
  const companies = new Map<string, string[]>();
  for (const key of keys) getOrInsertComputed(companies, companyOf(key), (): string[] => []).push(key);
  return [...companies.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / together) }, (_, at) => ({
      keys: own.slice(at * together, (at + 1) * together),
      place: at + 1,
    })),
  );
}

type Ran = { readonly job: Job; readonly token: string | undefined };

/**
 * Runs work from the queue, but returns it while its company uses its share of slots: the queue keeps an order, but
 * does not know who uses how many slots.
 */
function inTurns(atOnce: number, work: (keys: readonly string[]) => Promise<void>, givenWay: () => Error) {
  const mostOfOne = mostOfOneCompany(atOnce);
  const running = new Map<string, number>();
  const waiting = new Map<string, Map<string, Job>>();
  const next = async (company: string): Promise<void> => {
    const [first] = waiting.get(company) ?? [];
    if (!first) return;
    const [id, job] = first;
    forget(company, id);
    // Another process has taken it meanwhile, or it has already returned.
    await job.promote().catch(() => undefined);
  };
  const forget = (company: string, id: string) => {
    const some = waiting.get(company);
    some?.delete(id);
    if (some?.size === 0) waiting.delete(company);
  };
  return async ({ job, token }: Ran): Promise<void> => {
    const { keys = [] } = job.data as Partial<Parcel>;
    const company = companyOf(keys[0] ?? '');
    const id = String(job.id);
    const busy = running.get(company) ?? 0;
    if (busy >= mostOfOne) {
      waiting.set(company, (waiting.get(company) ?? new Map<string, Job>()).set(id, job));
      await job.moveToDelayed((job.processedOn ?? job.timestamp) + GIVEN_WAY_MS, token);
      throw givenWay();
    }
    forget(company, id);
    running.set(company, busy + 1);
    try {
      await work(keys);
    } finally {
      const left = (running.get(company) ?? 1) - 1;
      if (left > 0) running.set(company, left);
      else running.delete(company);
      await next(company);
    }
  };
}

/** Sends keys through Redis, so that workers scale separately from the processes that answer requests. */
export function redisDispatch({ url, workers, log, prefix = 'lichen' }: RedisDispatchSettings): MakeDispatch {
  return (name, atOnce, together = 1): Dispatch => {
    const connections: Redis[] = [];
    let queue: Queue | undefined;
    let worker: Worker | undefined;

    // Imported only when Redis is used, so that other starts do not pay for it.
    const connect = async (blocking: boolean): Promise<Redis> => {
      const { Redis: Client } = await import('ioredis');
      // Offers fail at once while Redis is unavailable and are repeated by the next sweep; workers wait for it.
      const connection = new Client(url, blocking ? { maxRetriesPerRequest: null } : { maxRetriesPerRequest: 1 });
      connection.on('error', (error) => log.warn({ err: error, queue: name }, 'Redis is not responding'));
      connections.push(connection);
      return connection;
    };

    const openQueue = async () => {
      const { Queue: Maker } = await import('bullmq');
      queue ??= new Maker(name, { connection: await connect(false), prefix });
      queue.on('error', (error) => log.warn({ err: error, queue: name }, 'job queue failed'));
      return queue;
    };

    return {
      start: async (work) => {
        await openQueue();
        if (!workers) return;
        const { DelayedError, Worker: Maker } = await import('bullmq');
        const run = inTurns(atOnce, work, () => new DelayedError());
        worker = new Maker(name, (job, token) => run({ job, token }), {
          connection: await connect(true),
          prefix,
          concurrency: atOnce,
          lockDuration: LOCK_MS,
          stalledInterval: STALLED_MS,
          maxStalledCount: 1000,
        });
        worker.on('error', (error) => log.warn({ err: error, queue: name }, 'job worker failed'));
      },
      offer: async (keys) => {
        if (keys.length === 0) return;
        const open = queue ?? (await openQueue());
        await open.addBulk(
          parcelsOf(keys, together).map((parcel) => {
            const jobId = jobIdOf(parcel.keys[0] ?? '');
            // The first parcel of each company comes before the second of any, so that companies take turns.
            const opts = { jobId, priority: parcel.place, removeOnComplete: true, removeOnFail: true };
            return { name, data: parcel, opts };
          }),
        );
      },
      ready: async () => {
        const [connection] = connections;
        return connection?.status === 'ready' && (await connection.ping()) === 'PONG';
      },
      stop: async () => {
        await worker?.close();
        await queue?.close();
        for (const connection of connections) connection.disconnect();
      },
    };
  };
}
