import type { Logger } from 'pino';
import { Redis } from 'ioredis';
import { z } from 'zod';

const notice = z.strictObject({
  companyId: z.string().optional(),
  userId: z.string().optional(),
  hash: z.string().optional(),
});

/** Cached sessions to remove: one session, or all of a person or company. */
export type Invalidation = z.infer<typeof notice>;

/** Tells the processes of an installation which cached sessions are no longer valid. */
export interface Broadcast {
  /** Sends the invalidation to all other processes. */
  send(stale: Invalidation): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'lichen:sessions';

/** Used by a single process, which has no others to notify. */
const alone: Broadcast = { send: async () => undefined, stop: async () => undefined };

/** Connects through Redis; without it there is one process, and nothing to tell. */
export function makeBroadcast(
  redisUrl: string | undefined,
  log: Logger,
  hear: (stale: Invalidation) => void,
): Broadcast {
  if (!redisUrl) return alone;
  const speaking = new Redis(redisUrl, { lazyConnect: false, maxRetriesPerRequest: 1 });
  const listening = speaking.duplicate();
  for (const client of [speaking, listening])
    client.on('error', (error) => log.warn({ error: error.message }, 'session broadcast: no connection to Redis'));
  listening.on('message', (_channel, text) => {
    const parsed = notice.safeParse(JSON.parse(text));
    if (parsed.success) hear(parsed.data);
  });
  listening
    .subscribe(CHANNEL)
    .catch((error) => log.warn({ error: error.message }, 'session broadcast: subscribing to Redis failed'));
  return {
    // Other processes drop cached sessions within seconds anyway, so an unavailable Redis does not hold up the call.
    send: async (stale) => {
      await speaking.publish(CHANNEL, JSON.stringify(stale)).catch(() => undefined);
    },
    stop: async () => {
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
