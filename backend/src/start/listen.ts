import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { Configuration } from '../platform/configuration';
import type { Push } from '../platform/push/push';

/** A client that is slower than this with its headers, or with all it sends, is let go. */
const SLOWEST = { headers: 15_000, request: 60_000 } as const;

export interface Listening {
  port: number;
  /** Takes no new connections, lets go of the sockets and waits for the answers under way. */
  stop(): Promise<void>;
}

export async function listen(
  app: Express,
  push: Push,
  { HOST, PORT }: Pick<Configuration, 'HOST' | 'PORT'>,
): Promise<Listening> {
  const server = createServer(app);
  server.headersTimeout = SLOWEST.headers;
  server.requestTimeout = SLOWEST.request;
  await push.attach(server);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
  return {
    port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await push.stop();
      server.closeIdleConnections();
      await closed;
    },
  };
}
