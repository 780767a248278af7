import type { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { companyOf, type Dispatch, type MakeDispatch } from './dispatch';

interface RedisDispatchSettings {
  readonly url: string;
  /** True when this process runs jobs, false when it only hands them out. */
  readonly workers: boolean;
  readonly log: Logger;
  readonly prefix?: string;
}

/** A dead worker's key is handed to another after this long. */
const LOCK_MS = 15_000;
const STALLED_MS = 5000;

/** BullMQ takes no colon in an id; a key holds ids of ours and one blank. */
const jobIdOf = (key: string) => key.replace(/[^\w-]/g, '_');

/** Keys travel through Redis, so that workers can be scaled apart from the processes that answer people. */
export function redisDispatch({ url, workers, log, prefix = 'lichen' }: RedisDispatchSettings): MakeDispatch {
  return (name, atOnce): Dispatch => {
    const connections: Redis[] = [];
    let queue: Queue | undefined;
    let worker: Worker | undefined;

    // Loaded only where Redis is used: an embedded start does not pay for it.
    const connect = async (blocking: boolean): Promise<Redis> => {
      const { Redis: Client } = await import('ioredis');
      // Offers fail at once while Redis is away and are repeated by the next look; workers wait for it.
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
        const { Worker: Maker } = await import('bullmq');
        worker = new Maker(name, (job) => work((job.data as { key: string }).key), {
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
        const places = new Map<string, number>();
        await open.addBulk(
          keys.map((key) => {
            const place = (places.get(companyOf(key)) ?? 0) + 1;
            places.set(companyOf(key), place);
            // The first of each company comes before the second of any: companies take turns.
            const opts = { jobId: jobIdOf(key), priority: place, removeOnComplete: true, removeOnFail: true };
            return { name, data: { key }, opts };
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
